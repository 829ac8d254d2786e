/**
 * Cars as they are sold in the United States. `year` is the span of model years, `price` the lowest
 * price per day in dollars with fee and tax, `cars` how many, `miles` a daily limit where there is one.
 */
export const newYorkFleet = `
brand         | model                   | cat | drawn              | body        | seats | doors | bags | gear   | fuel     | year      | price  | cars | miles
Mitsubishi    | Mirage                  | A   | mitsubishi-mirage  | economy     | 5     | 5     | 2    | auto   | gas      | 2021-2024 |  48.00 | 3    |
Chevrolet     | Spark                   | A   | chevrolet-spark    | economy     | 4     | 5     | 1    | auto   | gas      | 2021-2022 |  49.00 | 2    |
Nissan        | Versa S                 | A   | nissan-versa       | sedan       | 5     | 4     | 2    | manual | gas      | 2021-2025 |  50.00 | 1    |
Kia           | Rio 5-Door              | A   | kia-rio            | economy     | 5     | 5     | 2    | auto   | gas      | 2021-2023 |  52.00 | 2    |
Nissan        | Versa SV                | A   | nissan-versa       | sedan       | 5     | 4     | 2    | auto   | gas      | 2021-2025 |  53.00 | 2    |
Fiat          | 500e                    | A   | fiat-500           | economy     | 4     | 3     | 1    | auto   | electric | 2024-2026 |  59.00 | 2    |
Hyundai       | Accent                  | B   | hyundai-accent     | sedan       | 5     | 4     | 2    | auto   | gas      | 2021-2022 |  58.00 | 2    |
Chevrolet     | Trax                    | B   | chevrolet-trax     | suv         | 5     | 5     | 3    | auto   | gas      | 2024-2026 |  61.00 | 2    |
Hyundai       | Venue                   | B   | hyundai-venue      | suv         | 5     | 5     | 2    | auto   | gas      | 2021-2026 |  62.00 | 2    |
Kia           | Soul                    | B   | kia-soul           | economy     | 5     | 5     | 3    | auto   | gas      | 2021-2025 |  63.00 | 2    |
Nissan        | Kicks                   | B   | nissan-kicks       | suv         | 5     | 5     | 3    | auto   | gas      | 2021-2026 |  64.00 | 1    |
Chevrolet     | Bolt EV                 | B   | chevrolet-bolt     | economy     | 5     | 5     | 2    | auto   | electric | 2021-2023 |  66.00 | 2    |
MINI          | Cooper Hardtop          | B   | mini-cooper        | economy     | 4     | 3     | 1    | manual | gas      | 2021-2024 |  74.00 | 1    |
Hyundai       | Elantra                 | C   | hyundai-elantra    | sedan       | 5     | 4     | 2    | auto   | gas      | 2021-2026 |  67.00 | 2    |
Toyota        | Corolla                 | C   | toyota-corolla     | sedan       | 5     | 4     | 2    | auto   | gas      | 2021-2026 |  68.00 | 2    |
Volkswagen    | Jetta                   | C   | volkswagen-jetta   | sedan       | 5     | 4     | 2    | auto   | gas      | 2021-2026 |  69.00 | 1    |
Honda         | Civic                   | C   | honda-civic        | sedan       | 5     | 4     | 3    | auto   | gas      | 2022-2026 |  70.00 | 2    |
Mazda         | Mazda3 Hatchback        | C   | mazda-3            | economy     | 5     | 5     | 2    | auto   | gas      | 2021-2026 |  72.00 | 1    |
Toyota        | Corolla Hybrid          | C   | toyota-corolla     | sedan       | 5     | 4     | 2    | auto   | hybrid   | 2021-2026 |  74.00 | 2    |
Nissan        | Leaf                    | C   | nissan-leaf        | economy     | 5     | 5     | 3    | auto   | electric | 2021-2025 |  74.50 | 1    |
Subaru        | Crosstrek               | C   | subaru-crosstrek   | suv         | 5     | 5     | 3    | manual | gas      | 2021-2023 |  75.00 | 1    |
Honda         | HR-V                    | C   | honda-hr-v         | suv         | 5     | 5     | 3    | auto   | gas      | 2023-2026 |  76.00 | 2    |
Toyota        | Prius                   | C   | toyota-prius       | economy     | 5     | 5     | 3    | auto   | hybrid   | 2023-2026 |  79.00 | 2    |
Kia           | Niro                    | C   | kia-niro           | suv         | 5     | 5     | 3    | auto   | hybrid   | 2021-2026 |  80.00 | 1    |
Honda         | Civic Si                | C   | honda-civic        | sedan       | 5     | 4     | 3    | manual | gas      | 2022-2026 |  82.00 | 1    |
Hyundai       | Kona Electric           | C   | hyundai-kona       | suv         | 5     | 5     | 2    | auto   | electric | 2021-2026 |  84.00 | 1    |
Volkswagen    | Golf GTI                | C   | volkswagen-golf    | economy     | 5     | 5     | 2    | manual | gas      | 2022-2024 |  88.00 | 1    |
Honda         | Accord                  | D   | honda-accord       | sedan       | 5     | 4     | 3    | auto   | gas      | 2021-2026 |  89.00 | 1    |
Toyota        | Camry Hybrid            | D   | toyota-camry       | sedan       | 5     | 4     | 3    | auto   | hybrid   | 2021-2026 |  92.00 | 2    |
Toyota        | RAV4                    | D   | toyota-rav4        | suv         | 5     | 5     | 4    | auto   | gas      | 2021-2025 |  94.00 | 2    |
Honda         | CR-V                    | D   | honda-cr-v         | suv         | 5     | 5     | 4    | auto   | gas      | 2021-2026 |  95.00 | 2    |
Subaru        | Outback                 | D   | subaru-outback     | estate      | 5     | 5     | 4    | auto   | gas      | 2021-2025 |  98.00 | 2    |
Tesla         | Model 3                 | D   | tesla-model-3      | sedan       | 5     | 4     | 3    | auto   | electric | 2021-2026 |  99.00 | 2    |
Toyota        | RAV4 Hybrid             | D   | toyota-rav4        | suv         | 5     | 5     | 4    | auto   | hybrid   | 2021-2026 |  99.50 | 2    |
Hyundai       | Ioniq 5                 | D   | hyundai-ioniq-5    | suv         | 5     | 5     | 3    | auto   | electric | 2022-2026 | 104.00 | 1    |
Ford          | Mustang Mach-E          | D   | ford-mach-e        | suv         | 5     | 5     | 3    | auto   | electric | 2021-2026 | 106.00 | 1    |
Tesla         | Model Y                 | D   | tesla-model-y      | suv         | 5     | 5     | 4    | auto   | electric | 2021-2026 | 112.00 | 2    |
Jeep          | Wrangler EcoDiesel      | D   | jeep-wrangler      | suv         | 5     | 5     | 3    | auto   | diesel   | 2021-2023 | 119.00 | 1    |
Ford          | Explorer                | D   | ford-explorer      | suv         | 7     | 5     | 3    | auto   | gas      | 2021-2026 | 124.00 | 2    |
Volkswagen    | Atlas                   | D   | volkswagen-atlas   | suv         | 6     | 5     | 3    | auto   | gas      | 2021-2026 | 126.00 | 1    |
Chrysler      | Pacifica                | D   | chrysler-pacifica  | van         | 7     | 5     | 5    | auto   | gas      | 2021-2026 | 128.00 | 2    |
Ford          | Mustang Convertible     | D   | ford-mustang       | convertible | 4     | 2     | 2    | auto   | gas      | 2021-2026 | 129.00 | 2    |
Toyota        | Highlander Hybrid       | D   | toyota-highlander  | suv         | 7     | 5     | 3    | auto   | hybrid   | 2021-2026 | 131.00 | 1    |
Kia           | Telluride               | D   | kia-telluride      | suv         | 7     | 5     | 3    | auto   | gas      | 2021-2026 | 134.00 | 1    |
Mazda         | CX-90 Plug-in Hybrid    | D   | mazda-cx-90        | suv         | 6     | 5     | 3    | auto   | hybrid   | 2024-2026 | 138.00 | 1    |
Toyota        | Sienna                  | D   | toyota-sienna      | van         | 7     | 5     | 5    | auto   | hybrid   | 2021-2026 | 139.00 | 2    |
Mazda         | MX-5 Miata              | E   | mazda-mx-5         | convertible | 2     | 2     | 1    | manual | gas      | 2021-2026 | 122.00 | 1    |
Audi          | Q5                      | E   | audi-q5            | suv         | 5     | 5     | 3    | auto   | gas      | 2021-2026 | 158.00 | 1    |
BMW           | 330i                    | E   | bmw-3              | sedan       | 5     | 4     | 3    | auto   | gas      | 2021-2026 | 159.00 | 1    |
Volvo         | V60 Cross Country       | E   | volvo-v60-cc       | estate      | 5     | 5     | 4    | auto   | gas      | 2021-2026 | 162.00 | 1    |
Mercedes-Benz | C 300                   | E   | mercedes-c-class   | sedan       | 5     | 4     | 2    | auto   | gas      | 2021-2026 | 165.00 | 1    |
Lexus         | RX 350h                 | E   | lexus-rx           | suv         | 5     | 5     | 4    | auto   | hybrid   | 2023-2026 | 176.00 | 1    |
Kia           | EV9                     | E   | kia-ev9            | suv         | 6     | 5     | 3    | auto   | electric | 2024-2026 | 179.00 | 1    |
Chevrolet     | Suburban Duramax        | E   | chevrolet-suburban | suv         | 7     | 5     | 5    | auto   | diesel   | 2021-2026 | 189.00 | 2    |
BMW           | 430i Convertible        | E   | bmw-4-convertible  | convertible | 4     | 2     | 2    | auto   | gas      | 2021-2026 | 192.00 | 1    |
BMW           | Z4                      | E   | bmw-z4             | convertible | 2     | 2     | 1    | auto   | gas      | 2021-2025 | 195.00 | 1    | 200
Volvo         | XC90 Plug-in Hybrid     | E   | volvo-xc90         | suv         | 6     | 5     | 3    | auto   | hybrid   | 2021-2026 | 199.00 | 1    |
Tesla         | Model X                 | E   | tesla-model-x      | suv         | 6     | 5     | 4    | auto   | electric | 2021-2026 | 229.00 | 1    |
Mercedes-Benz | GLS 450                 | E   | mercedes-gls       | suv         | 7     | 5     | 4    | auto   | gas      | 2021-2026 | 279.00 | 1    |
Cadillac      | Escalade                | E   | cadillac-escalade  | suv         | 7     | 5     | 4    | auto   | gas      | 2021-2026 | 289.00 | 1    |
Porsche       | 718 Boxster             | E   | porsche-boxster    | convertible | 2     | 2     | 2    | manual | gas      | 2021-2025 | 299.00 | 1    | 150
Chevrolet     | Corvette Convertible    | E   | chevrolet-corvette | convertible | 2     | 2     | 1    | auto   | gas      | 2021-2026 | 329.00 | 1    | 150
`;
