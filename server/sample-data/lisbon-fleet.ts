/**
 * Cars as they are sold in Portugal. `year` is the span of model years, `price` the lowest price
 * per day in euros with fee and tax, `cars` how many of them, `km` a daily limit where there is one.
 */
export const lisbonFleet = `
brand         | model                   | cat | drawn              | body        | seats | doors | bags | gear   | fuel     | year      | price  | cars | km
Kia           | Picanto                 | A   | kia-picanto        | economy     | 5     | 5     | 1    | manual | petrol   | 2021-2026 |  31.00 | 2    |
Kia           | Picanto Automatic       | A   | kia-picanto        | economy     | 5     | 5     | 1    | auto   | petrol   | 2021-2026 |  37.00 | 1    |
Hyundai       | i10                     | A   | hyundai-i10        | economy     | 5     | 5     | 1    | manual | petrol   | 2021-2026 |  32.00 | 2    |
Toyota        | Aygo X                  | A   | toyota-aygo-x      | economy     | 4     | 5     | 1    | manual | petrol   | 2022-2025 |  33.50 | 2    |
Renault       | Twingo                  | A   | renault-twingo     | economy     | 4     | 5     | 1    | manual | petrol   | 2021-2023 |  31.50 | 1    |
Volkswagen    | up!                     | A   | volkswagen-up      | economy     | 4     | 5     | 1    | manual | petrol   | 2021-2023 |  33.00 | 1    |
Dacia         | Spring                  | A   | dacia-spring       | economy     | 4     | 5     | 2    | auto   | electric | 2022-2026 |  35.00 | 1    |
smart         | EQ fortwo               | A   | smart-fortwo       | economy     | 2     | 3     | 1    | auto   | electric | 2021-2024 |  36.00 | 2    |
Fiat          | 500e                    | A   | fiat-500           | economy     | 4     | 3     | 1    | auto   | electric | 2021-2026 |  39.00 | 2    |
Dacia         | Sandero                 | B   | dacia-sandero      | economy     | 5     | 5     | 2    | manual | petrol   | 2021-2026 |  36.00 | 2    |
Opel          | Corsa                   | B   | opel-corsa         | economy     | 5     | 5     | 2    | manual | petrol   | 2021-2026 |  37.50 | 2    |
Renault       | Clio                    | B   | renault-clio       | economy     | 5     | 5     | 2    | manual | petrol   | 2021-2025 |  38.00 | 2    |
SEAT          | Ibiza                   | B   | seat-ibiza         | economy     | 5     | 5     | 2    | manual | petrol   | 2021-2026 |  38.50 | 1    |
Peugeot       | 208                     | B   | peugeot-208        | economy     | 5     | 5     | 2    | manual | petrol   | 2021-2026 |  39.00 | 2    |
Citroën       | C3 BlueHDi              | B   | citroen-c3         | economy     | 5     | 5     | 2    | manual | diesel   | 2021-2023 |  41.00 | 1    |
Volkswagen    | Polo                    | B   | volkswagen-polo    | economy     | 5     | 5     | 2    | auto   | petrol   | 2021-2026 |  44.00 | 1    |
Toyota        | Yaris Hybrid            | B   | toyota-yaris       | economy     | 5     | 5     | 2    | auto   | hybrid   | 2021-2026 |  46.00 | 2    |
Renault       | Clio E-Tech             | B   | renault-clio       | economy     | 5     | 5     | 2    | auto   | hybrid   | 2021-2025 |  46.50 | 1    |
Peugeot       | E-208                   | B   | peugeot-208        | economy     | 5     | 5     | 2    | auto   | electric | 2021-2026 |  48.00 | 1    |
MINI          | Cooper                  | B   | mini-cooper        | economy     | 4     | 3     | 1    | auto   | petrol   | 2021-2026 |  56.00 | 1    |
SEAT          | León                    | C   | seat-leon          | economy     | 5     | 5     | 3    | manual | petrol   | 2021-2026 |  51.00 | 1    |
Volkswagen    | Golf                    | C   | volkswagen-golf    | economy     | 5     | 5     | 3    | manual | petrol   | 2021-2026 |  52.00 | 1    |
Ford          | Focus EcoBlue           | C   | ford-focus         | economy     | 5     | 5     | 3    | manual | diesel   | 2021-2024 |  53.00 | 1    |
Dacia         | Duster dCi              | C   | dacia-duster       | suv         | 5     | 5     | 3    | manual | diesel   | 2021-2023 |  55.00 | 1    |
Peugeot       | 2008                    | C   | peugeot-2008       | suv         | 5     | 5     | 3    | manual | petrol   | 2021-2026 |  56.00 | 1    |
Nissan        | Leaf                    | C   | nissan-leaf        | economy     | 5     | 5     | 3    | auto   | electric | 2021-2024 |  57.00 | 1    |
Toyota        | Corolla Hybrid          | C   | toyota-corolla-hb  | economy     | 5     | 5     | 2    | auto   | hybrid   | 2021-2026 |  58.00 | 1    |
Renault       | Captur E-Tech           | C   | renault-captur     | suv         | 5     | 5     | 2    | auto   | hybrid   | 2021-2026 |  60.00 | 1    |
Volkswagen    | ID.3                    | C   | volkswagen-id3     | economy     | 5     | 5     | 3    | auto   | electric | 2021-2026 |  61.00 | 1    |
Hyundai       | Kauai Electric          | C   | hyundai-kona       | suv         | 5     | 5     | 2    | auto   | electric | 2021-2026 |  64.00 | 1    |
Volkswagen    | T-Roc Cabriolet         | C   | volkswagen-t-roc   | convertible | 4     | 2     | 2    | manual | petrol   | 2021-2025 |  76.00 | 1    |
Dacia         | Jogger                  | D   | dacia-jogger       | estate      | 7     | 5     | 2    | manual | petrol   | 2022-2026 |  66.00 | 2    |
Ford          | Tourneo Connect         | D   | ford-tourneo       | van         | 5     | 5     | 4    | manual | diesel   | 2022-2026 |  67.00 | 1    |
Škoda         | Octavia Combi           | D   | skoda-octavia      | estate      | 5     | 5     | 4    | manual | diesel   | 2021-2026 |  72.00 | 1    |
Toyota        | Corolla Touring Sports  | D   | toyota-corolla-ts  | estate      | 5     | 5     | 4    | auto   | hybrid   | 2021-2026 |  74.00 | 1    |
Peugeot       | 3008                    | D   | peugeot-3008       | suv         | 5     | 5     | 4    | auto   | diesel   | 2021-2023 |  78.00 | 1    |
Nissan        | Qashqai e-Power         | D   | nissan-qashqai     | suv         | 5     | 5     | 3    | auto   | hybrid   | 2022-2026 |  79.00 | 1    |
Volkswagen    | Touran                  | D   | volkswagen-touran  | van         | 7     | 5     | 2    | auto   | diesel   | 2021-2025 |  88.00 | 1    |
Peugeot       | 5008                    | D   | peugeot-5008       | suv         | 7     | 5     | 2    | auto   | diesel   | 2021-2024 |  89.00 | 1    |
Tesla         | Model 3                 | D   | tesla-model-3      | sedan       | 5     | 4     | 3    | auto   | electric | 2021-2026 |  92.00 | 2    |
Volkswagen    | Passat Variant          | D   | volkswagen-passat  | estate      | 5     | 5     | 5    | auto   | diesel   | 2021-2026 |  94.00 | 1    |
Hyundai       | Santa Fe Hybrid         | D   | hyundai-santa-fe   | suv         | 6     | 5     | 3    | auto   | hybrid   | 2024-2026 | 112.00 | 1    |
Volkswagen    | Multivan eHybrid        | D   | volkswagen-multivan | van         | 7     | 5     | 5    | auto   | hybrid   | 2022-2026 | 128.00 | 1    |
Mazda         | MX-5                    | E   | mazda-mx-5         | convertible | 2     | 2     | 1    | manual | petrol   | 2021-2026 |  98.00 | 1    |
Mercedes-Benz | C 220 d                 | E   | mercedes-c-class   | sedan       | 5     | 4     | 3    | auto   | diesel   | 2021-2026 | 124.00 | 1    |
BMW           | 320d Touring            | E   | bmw-3-touring      | estate      | 5     | 5     | 4    | auto   | diesel   | 2021-2026 | 129.00 | 1    |
BMW           | i4                      | E   | bmw-i4             | sedan       | 5     | 5     | 3    | auto   | electric | 2022-2026 | 139.00 | 1    |
Volvo         | XC60 Plug-in Hybrid     | E   | volvo-xc60         | suv         | 5     | 5     | 3    | auto   | hybrid   | 2021-2026 | 148.00 | 1    |
BMW           | Z4                      | E   | bmw-z4             | convertible | 2     | 2     | 1    | auto   | petrol   | 2021-2025 | 158.00 | 1    | 300
Kia           | EV9                     | E   | kia-ev9            | suv         | 6     | 5     | 3    | auto   | electric | 2023-2026 | 168.00 | 1    |
Mercedes-Benz | EQV                     | E   | mercedes-v-class   | van         | 6     | 5     | 5    | auto   | electric | 2021-2025 | 175.00 | 1    |
Mercedes-Benz | V 300 d                 | E   | mercedes-v-class   | van         | 7     | 5     | 5    | auto   | diesel   | 2021-2026 | 185.00 | 1    |
Porsche       | Taycan                  | E   | porsche-taycan     | sedan       | 4     | 4     | 2    | auto   | electric | 2021-2026 | 265.00 | 1    | 250
`;
