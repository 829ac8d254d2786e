// Airports, hotels, viewpoints and sights. Row: name;other name | kind | point | weight from 0 to 1.
export const places = `
Aeroporto Humberto Delgado;Aeroporto;Lisbon Airport;Aeroporto de Lisboa;Portela|airport|38.7686,-9.1283|1
Aeroporto de Lisboa, Terminal 1;Lisbon Airport Terminal 1|airport|38.7705,-9.1285|.8
Aeroporto de Lisboa, Terminal 2;Lisbon Airport Terminal 2|airport|38.7638,-9.1379|.7
Four Seasons Hotel Ritz Lisbon;Ritz|hotel|38.7257,-9.1552|.6
Tivoli Avenida Liberdade|hotel|38.7204,-9.1465|.6
Sofitel Lisbon Liberdade|hotel|38.7187,-9.1448|.5
Hotel Avenida Palace|hotel|38.7148,-9.1412|.6
Altis Grand Hotel|hotel|38.7209,-9.1508|.5
Altis Avenida Hotel|hotel|38.7152,-9.1414|.4
Altis Belém Hotel|hotel|38.6926,-9.2103|.5
Sheraton Lisboa Hotel|hotel|38.7318,-9.1475|.5
InterContinental Lisbon|hotel|38.7279,-9.1560|.5
Corinthia Lisbon|hotel|38.7398,-9.1675|.5
Myriad by Sana|hotel|38.7742,-9.0907|.5
EPIC SANA Lisboa|hotel|38.7257,-9.1598|.5
EPIC SANA Marquês|hotel|38.7270,-9.1480|.5
SANA Lisboa Hotel|hotel|38.7276,-9.1483|.4
Hotel Fénix Lisboa|hotel|38.7258,-9.1489|.4
Hotel Mundial|hotel|38.7148,-9.1364|.5
Bairro Alto Hotel|hotel|38.7105,-9.1436|.5
Hotel do Chiado|hotel|38.7111,-9.1395|.4
Pestana Palace|hotel|38.7042,-9.1862|.5
Pestana CR7 Lisboa|hotel|38.7090,-9.1370|.4
Pousada de Lisboa|hotel|38.7080,-9.1375|.4
Lapa Palace|hotel|38.7089,-9.1640|.5
York House|hotel|38.7055,-9.1601|.3
Lisbon Marriott Hotel|hotel|38.7455,-9.1612|.4
Holiday Inn Lisbon Continental|hotel|38.7413,-9.1480|.4
Hotel Britania|hotel|38.7213,-9.1461|.3
Heritage Avenida Liberdade|hotel|38.7170,-9.1431|.3
Valverde Hotel|hotel|38.7200,-9.1451|.3
The Vintage Lisbon|hotel|38.7203,-9.1525|.3
H10 Duque de Loulé|hotel|38.7260,-9.1466|.3
Hotel Lutécia|hotel|38.7459,-9.1388|.3
Hotel Roma|hotel|38.7469,-9.1402|.3
Memmo Alfama|hotel|38.7107,-9.1313|.3
Memmo Príncipe Real|hotel|38.7160,-9.1458|.3
The Lumiares|hotel|38.7148,-9.1449|.3
Torel Palace|hotel|38.7194,-9.1412|.3
Tivoli Oriente|hotel|38.7665,-9.0993|.4
Meliá Lisboa Oriente|hotel|38.7652,-9.0960|.3
Olissippo Oriente|hotel|38.7660,-9.0957|.3
Meliá Lisboa Aeroporto|hotel|38.7673,-9.1270|.4
Radisson Blu Lisboa|hotel|38.7600,-9.1560|.3
Hotel Real Palácio|hotel|38.7331,-9.1502|.3
Hotel Marquês de Pombal|hotel|38.7232,-9.1487|.3
Miradouro de São Pedro de Alcântara|landmark|38.7152,-9.1441|.5
Miradouro de Santa Luzia|landmark|38.7116,-9.1304|.4
Miradouro das Portas do Sol|landmark|38.7122,-9.1303|.5
Miradouro da Graça;Miradouro Sophia de Mello Breyner Andresen|landmark|38.7163,-9.1313|.5
Miradouro da Senhora do Monte|landmark|38.7191,-9.1327|.5
Miradouro de Santa Catarina;Adamastor|landmark|38.7095,-9.1475|.4
Miradouro do Parque Eduardo VII|landmark|38.7304,-9.1545|.3
Miradouro do Torel;Jardim do Torel|landmark|38.7191,-9.1412|.3
Miradouro da Penha de França|landmark|38.7291,-9.1315|.3
Miradouro do Monte Agudo|landmark|38.7276,-9.1329|.3
Miradouro de Monsanto;Panorâmico de Monsanto|landmark|38.7287,-9.1846|.3
Miradouro do Recolhimento|landmark|38.7127,-9.1317|.2
Castelo de São Jorge;São Jorge Castle|landmark|38.7139,-9.1334|.8
Mosteiro dos Jerónimos;Jerónimos Monastery|landmark|38.6979,-9.2061|.8
Torre de Belém;Belém Tower|landmark|38.6916,-9.2160|.8
Padrão dos Descobrimentos;Monument to the Discoveries|landmark|38.6936,-9.2057|.7
Sé de Lisboa;Lisbon Cathedral|landmark|38.7098,-9.1326|.6
Elevador de Santa Justa;Santa Justa Lift|landmark|38.7121,-9.1394|.6
Elevador da Glória|landmark|38.7162,-9.1429|.4
Elevador da Bica|landmark|38.7087,-9.1468|.4
Elevador do Lavra|landmark|38.7185,-9.1402|.3
Arco da Rua Augusta|landmark|38.7084,-9.1368|.5
Oceanário de Lisboa;Lisbon Oceanarium|landmark|38.7635,-9.0937|.7
Pavilhão do Conhecimento|museum|38.7622,-9.0953|.4
MEO Arena;Altice Arena;Pavilhão Atlântico|landmark|38.7685,-9.0940|.6
FIL Feira Internacional de Lisboa|landmark|38.7720,-9.0945|.5
Casino Lisboa|landmark|38.7649,-9.0966|.4
Teleférico de Lisboa|landmark|38.7629,-9.0927|.3
Torre Vasco da Gama|landmark|38.7744,-9.0910|.3
Centro Comercial Vasco da Gama|shopping|38.7678,-9.0972|.6
Centro Comercial Colombo|shopping|38.7548,-9.1888|.6
Amoreiras Shopping Center|shopping|38.7233,-9.1623|.5
El Corte Inglés|shopping|38.7338,-9.1538|.5
Armazéns do Chiado|shopping|38.7109,-9.1396|.4
Estação de Sete Rios|station|38.7407,-9.1665|.4
Terminal Rodoviário de Sete Rios;Estação Rodoviária de Sete Rios;Estação Rodoviária|station|38.7423,-9.1668|.5
Estação do Oriente;Gare do Oriente|station|38.7680,-9.0991|.8
Estação de Santa Apolónia|station|38.7139,-9.1224|.7
Estação do Rossio|station|38.7144,-9.1408|.6
Estação do Cais do Sodré|station|38.7060,-9.1441|.6
Estação de Entrecampos|station|38.7446,-9.1487|.5
Estação de Alcântara-Mar|station|38.7026,-9.1737|.4
Estação de Alcântara-Terra|station|38.7063,-9.1738|.4
Estação de Belém|station|38.6963,-9.1988|.4
Estação de Santos|station|38.7062,-9.1553|.3
Estação de Campolide|station|38.7314,-9.1681|.3
Estação de Roma-Areeiro|station|38.7455,-9.1360|.4
Estação de Marvila|station|38.7392,-9.1064|.2
Estação de Benfica|station|38.7431,-9.1996|.3
Estação Fluvial do Terreiro do Paço|ferry|38.7068,-9.1334|.5
Estação Fluvial do Cais do Sodré|ferry|38.7052,-9.1450|.5
Estação Fluvial de Belém|ferry|38.6950,-9.1986|.4
Terminal de Cruzeiros de Lisboa;Lisbon Cruise Terminal|ferry|38.7118,-9.1249|.6
Terminal de Cruzeiros de Alcântara|ferry|38.6997,-9.1700|.4
Doca de Santo Amaro|landmark|38.6996,-9.1776|.4
LX Factory|landmark|38.7035,-9.1786|.5
Time Out Market;Mercado da Ribeira|landmark|38.7069,-9.1459|.6
Pastéis de Belém|landmark|38.6975,-9.2032|.6
Mercado de Campo de Ourique|landmark|38.7163,-9.1660|.4
Feira da Ladra|landmark|38.7151,-9.1256|.3
Panteão Nacional|landmark|38.7150,-9.1247|.5
Igreja de São Vicente de Fora|landmark|38.7147,-9.1276|.4
Basílica da Estrela|landmark|38.7132,-9.1604|.5
Jardim da Estrela|park|38.7146,-9.1592|.5
Parque Eduardo VII|park|38.7285,-9.1527|.6
Jardim do Príncipe Real|park|38.7163,-9.1486|.4
Jardim Gulbenkian|park|38.7367,-9.1545|.4
Jardim Zoológico de Lisboa;Lisbon Zoo|landmark|38.7437,-9.1705|.5
Parque Florestal de Monsanto|park|38.7285,-9.1850|.4
Tapada das Necessidades|park|38.7087,-9.1718|.3
Jardim Botânico da Ajuda|park|38.7065,-9.2007|.2
Jardim do Campo Grande|park|38.7545,-9.1540|.3
Quinta das Conchas|park|38.7680,-9.1555|.3
Palácio da Ajuda;Palácio Nacional da Ajuda|landmark|38.7076,-9.1981|.4
Palácio de São Bento;Assembleia da República|landmark|38.7126,-9.1539|.5
Palácio de Belém|landmark|38.6984,-9.2007|.4
Teatro Nacional D. Maria II|theatre|38.7148,-9.1398|.4
Teatro Nacional de São Carlos|theatre|38.7093,-9.1417|.4
Coliseu dos Recreios|theatre|38.7166,-9.1402|.5
Teatro Tivoli BBVA|theatre|38.7205,-9.1450|.3
Culturgest|theatre|38.7415,-9.1425|.3
Casa dos Bicos;Fundação José Saramago|museum|38.7091,-9.1327|.3
Museu Calouste Gulbenkian|museum|38.7378,-9.1535|.6
Museu Nacional de Arte Antiga|museum|38.7050,-9.1612|.5
Museu Nacional do Azulejo|museum|38.7247,-9.1137|.5
Museu Nacional dos Coches|museum|38.6968,-9.1984|.5
MAAT Museu de Arte, Arquitetura e Tecnologia|museum|38.6960,-9.1937|.5
MAC/CCB Centro Cultural de Belém|museum|38.6955,-9.2086|.5
Museu de Marinha|museum|38.6975,-9.2082|.4
Museu do Fado|museum|38.7112,-9.1273|.4
Museu do Oriente|museum|38.7029,-9.1704|.3
Museu da Carris|museum|38.7016,-9.1799|.2
Museu do Aljube|museum|38.7101,-9.1328|.2
MUDE Museu do Design|museum|38.7090,-9.1369|.3
Museu do Chiado|museum|38.7085,-9.1412|.3
Casa Fernando Pessoa|museum|38.7166,-9.1625|.3
Convento do Carmo|museum|38.7121,-9.1402|.4
Igreja de São Roque|landmark|38.7136,-9.1435|.3
Pilar 7|museum|38.7004,-9.1789|.2
Estádio da Luz;Estádio do Benfica|stadium|38.7527,-9.1847|.6
Estádio José Alvalade;Estádio do Sporting|stadium|38.7612,-9.1608|.6
Campo Pequeno, praça de touros;Campo Pequeno Arena|landmark|38.7424,-9.1455|.4
Cidade Universitária|university|38.7525,-9.1585|.4
Instituto Superior Técnico|university|38.7369,-9.1387|.5
ISCTE Instituto Universitário de Lisboa|university|38.7480,-9.1535|.4
Universidade Católica Portuguesa|university|38.7484,-9.1662|.4
Hospital de Santa Maria|hospital|38.7485,-9.1606|.5
Hospital de São José|hospital|38.7171,-9.1371|.4
Hospital da Luz|hospital|38.7560,-9.1905|.4
Hospital CUF Tejo|hospital|38.7043,-9.1712|.4
Hospital CUF Descobertas|hospital|38.7582,-9.0997|.3
Hospital Dona Estefânia|hospital|38.7284,-9.1393|.3
Hospital Curry Cabral|hospital|38.7420,-9.1515|.3
Hospital São Francisco Xavier|hospital|38.7084,-9.2171|.3
Hospital dos Lusíadas|hospital|38.7490,-9.1767|.3
Hospital Egas Moniz|hospital|38.6997,-9.1883|.2
Hospital dos Capuchos|hospital|38.7224,-9.1416|.2
Ponte 25 de Abril|landmark|38.6925,-9.1771|.4
Aqueduto das Águas Livres|landmark|38.7265,-9.1667|.4
Centro de Congressos de Lisboa|landmark|38.6990,-9.1830|.4
Lux Frágil|landmark|38.7151,-9.1197|.2
Loja do Cidadão das Laranjeiras|public|38.7490,-9.1712|.2
Campus da Justiça|public|38.7728,-9.0960|.3
`;
