// Neighbourhoods. Row: name | centre | borough | weight from 0 to 1.
export const neighbourhoods = `
Financial District|40.7075,-74.0095|Manhattan|.6
Battery Park City|40.7117,-74.0160|Manhattan|.4
Tribeca|40.7187,-74.0078|Manhattan|.6
SoHo|40.7230,-74.0005|Manhattan|.7
NoHo|40.7285,-73.9927|Manhattan|.4
Nolita|40.7225,-73.9950|Manhattan|.4
Little Italy|40.7190,-73.9973|Manhattan|.4
Chinatown|40.7158,-73.9970|Manhattan|.5
Lower East Side|40.7170,-73.9865|Manhattan|.6
East Village|40.7270,-73.9838|Manhattan|.6
Greenwich Village|40.7320,-73.9990|Manhattan|.6
West Village|40.7350,-74.0050|Manhattan|.6
Meatpacking District|40.7405,-74.0070|Manhattan|.5
Chelsea|40.7457,-73.9998|Manhattan|.6
Flatiron District|40.7405,-73.9903|Manhattan|.5
Gramercy Park|40.7375,-73.9845|Manhattan|.4
Kips Bay|40.7420,-73.9780|Manhattan|.4
Murray Hill|40.7480,-73.9780|Manhattan|.4
Koreatown|40.7476,-73.9868|Manhattan|.3
Garment District|40.7545,-73.9915|Manhattan|.3
Hell's Kitchen|40.7635,-73.9925|Manhattan|.6
Midtown|40.7570,-73.9800|Manhattan|.7
Theater District|40.7592,-73.9870|Manhattan|.5
Turtle Bay|40.7535,-73.9690|Manhattan|.3
Upper East Side|40.7735,-73.9590|Manhattan|.7
Lenox Hill|40.7660,-73.9610|Manhattan|.3
Yorkville|40.7765,-73.9490|Manhattan|.4
Upper West Side|40.7870,-73.9750|Manhattan|.7
Lincoln Square|40.7740,-73.9845|Manhattan|.3
Morningside Heights|40.8090,-73.9620|Manhattan|.4
Harlem|40.8110,-73.9465|Manhattan|.6
East Harlem|40.7955,-73.9400|Manhattan|.5
Hamilton Heights|40.8250,-73.9490|Manhattan|.4
Washington Heights|40.8420,-73.9395|Manhattan|.5
Inwood|40.8680,-73.9210|Manhattan|.4
Roosevelt Island|40.7620,-73.9500|Manhattan|.4
Dumbo|40.7033,-73.9885|Brooklyn|.6
Brooklyn Heights|40.6960,-73.9950|Brooklyn|.6
Downtown Brooklyn|40.6925,-73.9860|Brooklyn|.6
Cobble Hill|40.6865,-73.9960|Brooklyn|.4
Boerum Hill|40.6860,-73.9850|Brooklyn|.4
Carroll Gardens|40.6795,-73.9990|Brooklyn|.4
Red Hook|40.6755,-74.0100|Brooklyn|.4
Gowanus|40.6735,-73.9890|Brooklyn|.4
Park Slope|40.6710,-73.9800|Brooklyn|.6
Prospect Heights|40.6775,-73.9690|Brooklyn|.4
Crown Heights|40.6690,-73.9440|Brooklyn|.5
Bedford-Stuyvesant|40.6870,-73.9410|Brooklyn|.5
Clinton Hill|40.6890,-73.9660|Brooklyn|.4
Fort Greene|40.6905,-73.9745|Brooklyn|.5
Williamsburg|40.7140,-73.9570|Brooklyn|.6
Greenpoint|40.7300,-73.9510|Brooklyn|.5
Bushwick|40.6960,-73.9200|Brooklyn|.5
Sunset Park|40.6480,-74.0080|Brooklyn|.4
Bay Ridge|40.6265,-74.0290|Brooklyn|.4
Flatbush|40.6450,-73.9600|Brooklyn|.4
Windsor Terrace|40.6550,-73.9790|Brooklyn|.3
Long Island City|40.7450,-73.9450|Queens|.6
Astoria|40.7650,-73.9200|Queens|.6
Sunnyside|40.7440,-73.9220|Queens|.4
Woodside|40.7455,-73.9040|Queens|.4
Jackson Heights|40.7500,-73.8840|Queens|.5
Elmhurst|40.7390,-73.8790|Queens|.4
Corona|40.7480,-73.8620|Queens|.4
Flushing|40.7610,-73.8300|Queens|.5
Forest Hills|40.7190,-73.8440|Queens|.5
Rego Park|40.7270,-73.8610|Queens|.4
Ridgewood|40.7060,-73.9020|Queens|.4
Maspeth|40.7240,-73.9030|Queens|.3
Jamaica|40.7020,-73.7980|Queens|.5
Howard Beach|40.6580,-73.8380|Queens|.3
`;
