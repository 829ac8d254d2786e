import type { LiveCityId } from '../../../sample-data/cities.ts';

type Known = readonly [address: string, latitude: number, longitude: number];

/** Doors everybody can look up: what stands there is said where the address does not. For the tests. */
export const knownAddresses: Readonly<Record<LiveCityId, readonly Known[]>> = {
  lisbon: [
    ['Rua Augusta 24', 38.709, -9.1369], // MUDE
    ['Rua Garrett 120', 38.7107, -9.1421], // A Brasileira
    ['Rua Garrett 73', 38.7107, -9.1412], // Livraria Bertrand
    ['Rua do Carmo 2', 38.711, -9.1396], // Armazéns do Chiado
    ['Rua do Carmo 87', 38.7125, -9.1399], // Luvaria Ulisses
    ['Rua Nova do Almada 114', 38.7111, -9.1395], // Hotel do Chiado
    ['Rua Nova da Trindade 20', 38.7126, -9.1425], // Cervejaria Trindade
    ['Rua do Alecrim 12', 38.7073, -9.1436], // LX Boutique Hotel
    ['Rua das Flores 103', 38.7101, -9.1437], // Taberna da Rua das Flores
    ['Rua da Misericórdia 37', 38.7114, -9.1431], // Tavares
    ['Rua da Rosa 39', 38.7113, -9.1455], // lower Bairro Alto
    ['Rua Dom Pedro V 89', 38.7161, -9.1468], // Pavilhão Chinês
    ['Rua da Escola Politécnica 58', 38.7175, -9.1501], // Museu Nacional de História Natural
    ['Rua de São Bento 193', 38.7155, -9.1546], // Casa-Museu Amália Rodrigues
    ['Rua Primeiro de Dezembro 123', 38.7148, -9.1412], // Hotel Avenida Palace
    ['Rua das Portas de Santo Antão 58', 38.7159, -9.1397], // Casa do Alentejo
    ['Rua das Portas de Santo Antão 96', 38.7166, -9.1402], // Coliseu dos Recreios
    ['Rua das Portas de Santo Antão 150', 38.7178, -9.1418], // Solar dos Presuntos
    ['Avenida da Liberdade 28', 38.717, -9.1431], // Heritage Avenida
    ['Avenida da Liberdade 127', 38.7187, -9.1448], // Sofitel
    ['Avenida da Liberdade 185', 38.7204, -9.1465], // Tivoli
    ['Rua Rodrigues Sampaio 17', 38.7213, -9.1458], // Hotel Britania
    ['Rua Rosa Araújo 41', 38.7218, -9.1491], // Casa-Museu Medeiros e Almeida
    ['Rua Castilho 11', 38.7206, -9.1505], // Altis Grand Hotel
    ['Rua Castilho 149', 38.7279, -9.156], // InterContinental
    ['Rua Rodrigo da Fonseca 2', 38.7203, -9.1525], // The Vintage
    ['Rua Rodrigo da Fonseca 88', 38.7257, -9.1552], // Ritz
    ['Avenida Duque de Loulé 81', 38.726, -9.1466], // H10
    ['Avenida Fontes Pereira de Melo 30', 38.7303, -9.1468], // Teatro Villaret
    ['Avenida da República 15', 38.7357, -9.1455], // Pastelaria Versailles
    ['Avenida 5 de Outubro 6', 38.7325, -9.1463], // Casa-Museu Anastácio Gonçalves
    ['Avenida Almirante Reis 1', 38.7206, -9.1354], // Cervejaria Ramiro
    ['Avenida 24 de Julho 49', 38.7068, -9.1459], // Mercado da Ribeira
    ['Rua das Janelas Verdes 32', 38.7055, -9.1601], // York House
    ['Rua das Janelas Verdes 59', 38.705, -9.1612], // Museu Nacional de Arte Antiga
    ['Rua da Esperança 146', 38.708, -9.1557], // Museu da Marioneta
    ['Rua Primeiro de Maio 101', 38.7016, -9.1799], // Museu da Carris
    ['Rua Rodrigues de Faria 103', 38.7031, -9.1788], // LX Factory
    ['Rua da Junqueira 126', 38.6994, -9.1878], // Hospital Egas Moniz
    ['Rua de Belém 84', 38.6975, -9.2032], // Pastéis de Belém
    ['Rua dos Bacalhoeiros 10', 38.7091, -9.1326], // Casa dos Bicos
    ['Costa do Castelo 75', 38.7148, -9.1329], // Teatro Taborda
  ],
  'new-york': [
    ['350 5th Avenue', 40.7484, -73.9857], // Empire State Building
    ['175 5th Avenue', 40.7411, -73.9897], // Flatiron Building
    ['767 5th Avenue', 40.7638, -73.973], // General Motors Building
    ['1000 5th Avenue', 40.7794, -73.9632], // Metropolitan Museum
    ['1071 5th Avenue', 40.783, -73.959], // Guggenheim
    ['405 Lexington Avenue', 40.7516, -73.9755], // Chrysler Building
    ['731 Lexington Avenue', 40.7617, -73.968], // Bloomberg Tower
    ['301 Park Avenue', 40.7565, -73.9738], // Waldorf Astoria
    ['432 Park Avenue', 40.7616, -73.9718],
    ['455 Madison Avenue', 40.758, -73.9748], // Villard Houses
    ['945 Madison Avenue', 40.7734, -73.9639], // Breuer Building
    ['1221 6th Avenue', 40.7597, -73.982],
    ['1260 6th Avenue', 40.76, -73.98], // Radio City
    ['881 7th Avenue', 40.7651, -73.9799], // Carnegie Hall
    ['481 8th Avenue', 40.7528, -73.9936], // The New Yorker
    ['620 8th Avenue', 40.7562, -73.9903], // New York Times
    ['75 9th Avenue', 40.7424, -74.0061], // Chelsea Market
    ['15 Central Park West', 40.7696, -73.9812],
    ['200 Central Park West', 40.7813, -73.974], // Natural History
    ['160 Central Park South', 40.7664, -73.9787], // Essex House
    ['1047 Amsterdam Avenue', 40.8038, -73.9619], // St. John the Divine
    ['233 Broadway', 40.7124, -74.0083], // Woolworth Building
    ['1535 Broadway', 40.7586, -73.9862], // Marriott Marquis
    ['2124 Broadway', 40.7805, -73.9812], // Beacon Theatre
    ['2880 Broadway', 40.8056, -73.9654], // Tom's Restaurant
    ['11 Wall Street', 40.7069, -74.0113], // Stock Exchange
    ['235 Bowery', 40.7223, -73.993], // New Museum
    ['205 East Houston Street', 40.7223, -73.9874], // Katz's
    ['103 Orchard Street', 40.7187, -73.9899], // Tenement Museum
    ['11 West 53rd Street', 40.7614, -73.9776], // MoMA
    ['151 West 34th Street', 40.7508, -73.989], // Macy's
    ['234 West 42nd Street', 40.7564, -73.9888], // Madame Tussauds
    ['222 West 23rd Street', 40.7444, -73.9968], // Hotel Chelsea
    ['253 West 125th Street', 40.81, -73.9501], // Apollo
    ['2 East 55th Street', 40.7616, -73.9745], // St. Regis
    ['35 East 76th Street', 40.7744, -73.9632], // The Carlyle
    ['109 East 42nd Street', 40.752, -73.9763], // Grand Hyatt
    ['225 East 86th Street', 40.7784, -73.9523],
    ['333 Adams Street, Brooklyn', 40.6936, -73.988], // Marriott
    ['80 Wythe Avenue, Brooklyn', 40.7219, -73.958], // Wythe Hotel
    ['178 Broadway, Brooklyn', 40.7099, -73.9625], // Peter Luger
    ['31-10 Thomson Avenue', 40.744, -73.9351], // LaGuardia Community College
  ],
};
