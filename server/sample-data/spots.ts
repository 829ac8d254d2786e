import type { Point } from '../../domain/service-area.ts';
import type { LiveCityId } from './cities.ts';
import type { Random } from './random.ts';

/** A named point on land. Garages stand at least 300 m from the water, so a shift keeps them dry. */
export type Spot = Point & { readonly name: string };

export const garages: Readonly<Record<LiveCityId, readonly Spot[]>> = {
  lisbon: [
    spot('Marquês de Pombal', 38.7253, -9.15),
    spot('Saldanha', 38.7347, -9.1452),
    spot('Campo Pequeno', 38.7421, -9.1462),
    spot('Areeiro', 38.7425, -9.1336),
    spot('Restauradores', 38.7162, -9.1422),
    spot('Príncipe Real', 38.7166, -9.1492),
    spot('Graça', 38.7175, -9.1303),
    spot('Campo de Ourique', 38.7184, -9.1656),
    spot('Alcântara', 38.7063, -9.1747),
    spot('Belém', 38.6992, -9.2066),
    spot('Sete Rios', 38.7412, -9.1672),
    spot('Benfica', 38.7499, -9.1996),
    spot('Telheiras', 38.7606, -9.1662),
    spot('Alvalade', 38.7532, -9.1441),
    spot('Aeroporto', 38.7686, -9.1286),
    spot('Oriente', 38.7679, -9.0992),
  ],
  'new-york': [
    spot('Fulton Street', 40.7102, -74.0075),
    spot('SoHo', 40.7237, -74.0008),
    spot('East Village', 40.7275, -73.9856),
    spot('Chelsea', 40.7441, -73.9955),
    spot('Murray Hill', 40.7478, -73.9798),
    spot("Hell's Kitchen", 40.7612, -73.9896),
    spot('Upper East Side', 40.7735, -73.9593),
    spot('Upper West Side', 40.7846, -73.9773),
    spot('Harlem', 40.8088, -73.9466),
    spot('Washington Heights', 40.8405, -73.9388),
    spot('Downtown Brooklyn', 40.6907, -73.985),
    spot('Park Slope', 40.6715, -73.9794),
    spot('Crown Heights', 40.6712, -73.9448),
    spot('Williamsburg', 40.7141, -73.9552),
    spot('Long Island City', 40.7479, -73.9402),
    spot('Astoria', 40.7646, -73.9236),
    spot('East Elmhurst', 40.7628, -73.8762),
    spot('Jamaica', 40.7021, -73.8013),
    spot('Federal Circle', 40.6601, -73.8034),
  ],
};

/** Where sample renters have their cars brought. */
export const addresses: Readonly<Record<LiveCityId, readonly Spot[]>> = {
  lisbon: [
    spot('Avenida da Liberdade 185, 1250-141 Lisboa', 38.7209, -9.1466),
    spot('Praça Marquês de Pombal 8, 1250-161 Lisboa', 38.7249, -9.1505),
    spot('Avenida da República 50, 1050-196 Lisboa', 38.7408, -9.1474),
    spot('Rua Garrett 120, 1200-205 Lisboa', 38.7106, -9.1421),
    spot('Praça do Príncipe Real 20, 1250-184 Lisboa', 38.7162, -9.1485),
    spot('Rua Ferreira Borges 100, 1350-134 Lisboa', 38.7163, -9.1657),
    spot('Rua de Belém 84, 1300-085 Lisboa', 38.6975, -9.2032),
    spot('Estrada de Benfica 500, 1500-101 Lisboa', 38.7472, -9.1911),
    spot('Avenida da Igreja 40, 1700-036 Lisboa', 38.7533, -9.1406),
    spot('Aeroporto Humberto Delgado, 1700-111 Lisboa', 38.7692, -9.1283),
    spot('Avenida Dom João II 40, 1990-094 Lisboa', 38.7661, -9.0985),
    spot('Largo da Graça 60, 1170-165 Lisboa', 38.7166, -9.1307),
  ],
  'new-york': [
    spot('350 5th Avenue, New York, NY 10118', 40.7484, -73.9857),
    spot('200 Broadway, New York, NY 10038', 40.7107, -74.0093),
    spot('75 Spring Street, New York, NY 10012', 40.7224, -73.9977),
    spot('200 West 23rd Street, New York, NY 10011', 40.7442, -73.9959),
    spot('1221 Avenue of the Americas, New York, NY 10020', 40.7594, -73.9819),
    spot('1230 Madison Avenue, New York, NY 10128', 40.7839, -73.957),
    spot('2150 Broadway, New York, NY 10023', 40.7813, -73.9808),
    spot('230 West 125th Street, New York, NY 10027', 40.8097, -73.9501),
    spot('100 Court Street, Brooklyn, NY 11201', 40.6903, -73.9921),
    spot('200 7th Avenue, Brooklyn, NY 11215', 40.6706, -73.9786),
    spot('150 Bedford Avenue, Brooklyn, NY 11249', 40.7183, -73.9572),
    spot('31-10 Steinway Street, Queens, NY 11103', 40.7601, -73.9183),
    spot('John F. Kennedy International Airport, Queens, NY 11430', 40.6446, -73.7822),
    spot('LaGuardia Airport, Queens, NY 11371', 40.7731, -73.8729),
  ],
};

function spot(name: string, latitude: number, longitude: number): Spot {
  return { name, latitude, longitude };
}

const metresPerDegree = 111_320;

/** A point at most this far away, evenly spread, to about a metre. */
export function shifted(point: Point, metres: number, random: Random): Point {
  const distance = metres * Math.sqrt(random.fraction());
  const direction = 2 * Math.PI * random.fraction();
  const north = (distance * Math.cos(direction)) / metresPerDegree;
  const widthOfDegree = metresPerDegree * Math.cos((point.latitude * Math.PI) / 180);
  const east = (distance * Math.sin(direction)) / widthOfDegree;
  return {
    latitude: toFiveDecimals(point.latitude + north),
    longitude: toFiveDecimals(point.longitude + east),
  };
}

function toFiveDecimals(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
