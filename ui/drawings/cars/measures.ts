import type { CarDesign } from '../../../contract/car-designs.ts';
import { ARCHETYPES, type Archetype } from './archetypes.ts';

/**
 * Each design as it was built, in millimetres. `nose` is the overhang before the front axle, `width`
 * is without mirrors, `clear` the gap under the body, `wheel` the tyre's diameter.
 */
const TABLE = `
design             | archetype     | length | wheelbase | nose | height | width | clear | wheel
smart-fortwo       | micro         | 2695   | 1873      |  415 | 1555   | 1663  | 135   | 595
fiat-500           | bubble        | 3632   | 2322      |  745 | 1527   | 1683  | 130   | 622
kia-picanto        | city          | 3595   | 2400      |  675 | 1485   | 1595  | 141   | 583
hyundai-i10        | city          | 3670   | 2425      |  690 | 1480   | 1680  | 145   | 585
toyota-aygo-x      | city          | 3700   | 2430      |  715 | 1515   | 1740  | 160   | 664
renault-twingo     | rearEngine    | 3615   | 2492      |  625 | 1550   | 1646  | 145   | 597
volkswagen-up      | city          | 3600   | 2407      |  615 | 1504   | 1645  | 140   | 590
dacia-spring       | city          | 3734   | 2423      |  690 | 1516   | 1622  | 160   | 587
mitsubishi-mirage  | city          | 3845   | 2450      |  765 | 1510   | 1665  | 160   | 573
chevrolet-spark    | city          | 3635   | 2385      |  720 | 1483   | 1595  | 130   | 585
dacia-sandero      | supermini     | 4088   | 2604      |  830 | 1499   | 1757  | 150   | 622
opel-corsa         | supermini     | 4060   | 2538      |  850 | 1433   | 1765  | 135   | 621
renault-clio       | supermini     | 4050   | 2583      |  839 | 1440   | 1798  | 140   | 622
seat-ibiza         | supermini     | 4059   | 2564      |  810 | 1444   | 1780  | 140   | 621
peugeot-208        | supermini     | 4055   | 2540      |  853 | 1430   | 1745  | 135   | 621
citroen-c3         | supermini     | 3996   | 2539      |  820 | 1474   | 1749  | 150   | 632
volkswagen-polo    | supermini     | 4067   | 2551      |  797 | 1451   | 1751  | 140   | 621
toyota-yaris       | supermini     | 3940   | 2560      |  785 | 1500   | 1745  | 140   | 612
kia-rio            | supermini     | 4065   | 2580      |  830 | 1450   | 1725  | 140   | 621
mini-cooper        | mini          | 3850   | 2495      |  770 | 1414   | 1727  | 125   | 621
seat-leon          | compact       | 4368   | 2686      |  870 | 1456   | 1800  | 140   | 635
volkswagen-golf    | compact       | 4284   | 2619      |  880 | 1456   | 1789  | 140   | 632
ford-focus         | compact       | 4378   | 2700      |  900 | 1452   | 1825  | 140   | 632
toyota-corolla-hb  | compact       | 4370   | 2640      |  930 | 1435   | 1790  | 135   | 632
mazda-3            | compact       | 4460   | 2725      |  920 | 1440   | 1795  | 140   | 651
nissan-leaf        | tallHatch     | 4490   | 2700      |  955 | 1540   | 1788  | 150   | 632
volkswagen-id3     | tallHatch     | 4261   | 2770      |  800 | 1568   | 1809  | 145   | 690
chevrolet-bolt     | tallHatch     | 4145   | 2600      |  790 | 1611   | 1765  | 145   | 647
toyota-prius       | wedge         | 4599   | 2750      |  940 | 1430   | 1782  | 130   | 678
kia-soul           | box           | 4195   | 2600      |  835 | 1600   | 1800  | 170   | 660
dacia-duster       | rugged        | 4341   | 2673      |  842 | 1633   | 1804  | 210   | 686
peugeot-2008       | crossover     | 4300   | 2605      |  870 | 1530   | 1770  | 180   | 690
renault-captur     | crossover     | 4239   | 2639      |  850 | 1576   | 1797  | 174   | 690
hyundai-kona       | crossover     | 4205   | 2600      |  855 | 1560   | 1800  | 158   | 668
chevrolet-trax     | crossover     | 4537   | 2700      |  930 | 1560   | 1823  | 185   | 702
hyundai-venue      | box           | 4040   | 2520      |  830 | 1565   | 1770  | 170   | 652
nissan-kicks       | crossover     | 4295   | 2620      |  860 | 1600   | 1760  | 178   | 657
subaru-crosstrek   | crossover     | 4485   | 2665      |  905 | 1600   | 1800  | 220   | 702
honda-hr-v         | crossover     | 4567   | 2655      |  930 | 1620   | 1840  | 185   | 690
kia-niro           | crossover     | 4420   | 2720      |  880 | 1545   | 1825  | 160   | 660
peugeot-3008       | suv           | 4447   | 2675      |  915 | 1624   | 1841  | 190   | 705
nissan-qashqai     | suv           | 4425   | 2665      |  920 | 1625   | 1835  | 180   | 712
toyota-rav4        | suv           | 4600   | 2690      |  925 | 1685   | 1855  | 200   | 724
honda-cr-v         | suv           | 4694   | 2700      |  935 | 1685   | 1866  | 198   | 735
audi-q5            | suv           | 4682   | 2825      |  885 | 1659   | 1893  | 190   | 739
volvo-xc60         | suv           | 4708   | 2865      |  870 | 1658   | 1902  | 215   | 741
lexus-rx           | suv           | 4890   | 2850      |  965 | 1700   | 1920  | 200   | 755
peugeot-5008       | longSuv       | 4641   | 2840      |  915 | 1646   | 1844  | 190   | 705
hyundai-santa-fe   | squareSuv     | 4830   | 2815      |  895 | 1730   | 1900  | 190   | 739
ford-explorer      | longSuv       | 5049   | 3025      |  890 | 1775   | 2004  | 200   | 785
volkswagen-atlas   | longSuv       | 5097   | 2979      |  985 | 1780   | 1990  | 203   | 770
toyota-highlander  | longSuv       | 4950   | 2850      |  960 | 1730   | 1930  | 203   | 763
kia-telluride      | squareSuv     | 5000   | 2900      |  940 | 1750   | 1990  | 203   | 752
mazda-cx-90        | longSuv       | 5120   | 3120      |  890 | 1745   | 1994  | 205   | 781
volvo-xc90         | longSuv       | 4953   | 2984      |  875 | 1776   | 1960  | 230   | 756
mercedes-gls       | longSuv       | 5207   | 3135      |  890 | 1823   | 1956  | 205   | 783
chevrolet-suburban | truck         | 5733   | 3407      |  985 | 1923   | 2059  | 220   | 825
cadillac-escalade  | truck         | 5382   | 3071      | 1000 | 1948   | 2060  | 220   | 834
kia-ev9            | squareSuv     | 5010   | 3100      |  870 | 1755   | 1980  | 180   | 789
jeep-wrangler      | offRoader     | 4785   | 3008      |  700 | 1848   | 1875  | 250   | 814
tesla-model-y      | domedSuv      | 4751   | 2890      |  860 | 1624   | 1921  | 167   | 712
ford-mach-e        | domedSuv      | 4713   | 2984      |  830 | 1610   | 1881  | 160   | 727
tesla-model-x      | domedSuv      | 5037   | 2965      |  920 | 1680   | 1999  | 180   | 738
hyundai-ioniq-5    | creased       | 4635   | 3000      |  845 | 1605   | 1890  | 160   | 738
nissan-versa       | saloon        | 4496   | 2620      |  900 | 1455   | 1740  | 140   | 632
hyundai-accent     | saloon        | 4385   | 2580      |  835 | 1450   | 1729  | 140   | 621
hyundai-elantra    | saloon        | 4676   | 2720      |  890 | 1420   | 1825  | 140   | 640
toyota-corolla     | saloon        | 4635   | 2700      |  945 | 1435   | 1780  | 135   | 632
volkswagen-jetta   | saloon        | 4702   | 2686      |  895 | 1458   | 1799  | 140   | 640
honda-civic        | saloon        | 4674   | 2735      |  875 | 1415   | 1802  | 135   | 647
honda-accord       | saloon        | 4971   | 2830      |  935 | 1450   | 1862  | 140   | 668
toyota-camry       | saloon        | 4885   | 2824      |  960 | 1445   | 1839  | 145   | 669
mercedes-c-class   | rearDrive     | 4751   | 2865      |  820 | 1438   | 1820  | 130   | 660
bmw-3              | rearDrive     | 4709   | 2851      |  785 | 1435   | 1827  | 136   | 662
bmw-i4             | fastback      | 4783   | 2856      |  830 | 1448   | 1852  | 130   | 678
porsche-taycan     | fastback      | 4963   | 2900      |  935 | 1381   | 1966  | 127   | 732
tesla-model-3      | fastback      | 4694   | 2875      |  840 | 1443   | 1849  | 140   | 669
skoda-octavia      | estate        | 4689   | 2686      |  898 | 1468   | 1829  | 140   | 645
toyota-corolla-ts  | estate        | 4650   | 2700      |  930 | 1445   | 1790  | 135   | 632
volkswagen-passat  | estate        | 4773   | 2786      |  870 | 1481   | 1832  | 145   | 668
bmw-3-touring      | estate        | 4709   | 2851      |  785 | 1446   | 1827  | 136   | 662
subaru-outback     | raisedEstate  | 4860   | 2745      |  950 | 1660   | 1875  | 220   | 724
volvo-v60-cc       | raisedEstate  | 4784   | 2875      |  870 | 1490   | 1850  | 210   | 692
dacia-jogger       | raisedEstate  | 4547   | 2897      |  828 | 1600   | 1784  | 200   | 652
mazda-mx-5         | roadster      | 3915   | 2310      |  780 | 1230   | 1735  | 135   | 612
bmw-z4             | roadster      | 4324   | 2470      |  815 | 1304   | 1864  | 118   | 660
porsche-boxster    | midEngine     | 4379   | 2475      |  925 | 1281   | 1801  | 122   | 655
chevrolet-corvette | midEngine     | 4630   | 2723      | 1030 | 1235   | 1934  | 130   | 675
ford-mustang       | convertible   | 4811   | 2720      |  875 | 1394   | 1916  | 140   | 687
bmw-4-convertible  | convertible   | 4768   | 2851      |  830 | 1384   | 1852  | 125   | 662
volkswagen-t-roc   | convertible   | 4271   | 2630      |  850 | 1527   | 1811  | 155   | 675
volkswagen-touran  | mpv           | 4527   | 2786      |  870 | 1659   | 1829  | 150   | 652
chrysler-pacifica  | minivan       | 5176   | 3089      |  970 | 1777   | 2022  | 140   | 737
toyota-sienna      | minivan       | 5175   | 3060      |  980 | 1740   | 1994  | 160   | 739
ford-tourneo       | boxVan        | 4500   | 2755      |  890 | 1810   | 1855  | 155   | 652
volkswagen-multivan| van           | 4973   | 3124      |  960 | 1907   | 1941  | 155   | 690
mercedes-v-class   | van           | 5140   | 3200      |  895 | 1901   | 1928  | 155   | 690
`;

export interface Measures {
  readonly archetype: Archetype;
  readonly length: number;
  readonly wheelbase: number;
  readonly nose: number;
  readonly height: number;
  readonly width: number;
  readonly clear: number;
  readonly wheel: number;
}

function read(): ReadonlyMap<string, Measures> {
  const [, ...lines] = TABLE.trim().split('\n');
  return new Map(
    lines.map((row) => {
      const [design = '', archetype = '', ...numbers] = row.split('|').map((cell) => cell.trim());
      const [length, wheelbase, nose, height, width, clear, wheel] = numbers.map(Number);
      return [
        design,
        { archetype, length, wheelbase, nose, height, width, clear, wheel } as Measures,
      ];
    }),
  );
}

const measures = read();

export function measuresOf(design: CarDesign): Measures {
  const found = measures.get(design);
  if (!found || !(found.archetype in ARCHETYPES)) throw new Error(`no measures of ${design}`);
  return found;
}
