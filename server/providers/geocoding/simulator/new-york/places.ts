// Airports, sights, hotels. Row: name;other name | kind | point | weight from 0 to 1 | borough.
export const places = `
John F. Kennedy International Airport;JFK Airport;JFK|airport|40.6446,-73.7822|1|Queens
JFK Airport Terminal 1|airport|40.6433,-73.7900|.7|Queens
JFK Airport Terminal 4|airport|40.6440,-73.7822|.8|Queens
JFK Airport Terminal 5|airport|40.6458,-73.7764|.7|Queens
JFK Airport Terminal 7|airport|40.6487,-73.7826|.6|Queens
JFK Airport Terminal 8|airport|40.6467,-73.7896|.7|Queens
LaGuardia Airport;LGA Airport;LGA;La Guardia|airport|40.7743,-73.8722|1|Queens
LaGuardia Airport Terminal A|airport|40.7727,-73.8855|.6|Queens
LaGuardia Airport Terminal B|airport|40.7745,-73.8722|.8|Queens
LaGuardia Airport Terminal C|airport|40.7702,-73.8638|.7|Queens
Grand Central Terminal;Grand Central Station|station|40.7527,-73.9772|.9|Manhattan
Pennsylvania Station;Penn Station;Moynihan Train Hall|station|40.7506,-73.9935|.9|Manhattan
Port Authority Bus Terminal|station|40.7566,-73.9910|.7|Manhattan
World Trade Center Oculus|station|40.7114,-74.0112|.6|Manhattan
Atlantic Terminal|station|40.6848,-73.9776|.5|Brooklyn
Jamaica Station;LIRR Jamaica|station|40.6996,-73.8086|.5|Queens
Whitehall Terminal;Staten Island Ferry|ferry|40.7013,-74.0132|.5|Manhattan
Pier 11 Wall Street|ferry|40.7032,-74.0063|.3|Manhattan
Manhattan Cruise Terminal|ferry|40.7672,-73.9962|.5|Manhattan
Brooklyn Cruise Terminal|ferry|40.6826,-74.0137|.4|Brooklyn
East 34th Street Ferry Landing|ferry|40.7440,-73.9713|.2|Manhattan
Empire State Building|landmark|40.7484,-73.9857|.8|Manhattan
Chrysler Building|landmark|40.7516,-73.9755|.6|Manhattan
Rockefeller Center|landmark|40.7587,-73.9787|.7|Manhattan
Top of the Rock|landmark|40.7593,-73.9794|.4|Manhattan
Radio City Music Hall|theatre|40.7600,-73.9800|.5|Manhattan
Times Square|landmark|40.7580,-73.9855|.8|Manhattan
Bryant Park|park|40.7536,-73.9832|.6|Manhattan
New York Public Library|landmark|40.7532,-73.9822|.5|Manhattan
St. Patrick's Cathedral|landmark|40.7585,-73.9760|.5|Manhattan
United Nations Headquarters|landmark|40.7489,-73.9680|.5|Manhattan
One World Trade Center;Freedom Tower;WTC|landmark|40.7130,-74.0132|.6|Manhattan
9/11 Memorial|landmark|40.7115,-74.0134|.6|Manhattan
New York Stock Exchange|landmark|40.7069,-74.0113|.5|Manhattan
Federal Hall|landmark|40.7074,-74.0102|.3|Manhattan
Trinity Church|landmark|40.7081,-74.0121|.3|Manhattan
City Hall|landmark|40.7128,-74.0060|.4|Manhattan
Battery Park;The Battery|park|40.7033,-74.0170|.5|Manhattan
Statue of Liberty|landmark|40.6892,-74.0445|.6|Manhattan
Flatiron Building|landmark|40.7411,-73.9897|.5|Manhattan
Madison Square Garden|landmark|40.7505,-73.9934|.7|Manhattan
Madison Square Park|park|40.7422,-73.9880|.4|Manhattan
Union Square Park|park|40.7359,-73.9906|.5|Manhattan
Washington Square Park|park|40.7308,-73.9973|.5|Manhattan
Tompkins Square Park|park|40.7265,-73.9817|.3|Manhattan
Central Park|park|40.7825,-73.9656|.7|Manhattan
The High Line|park|40.7480,-74.0048|.5|Manhattan
Little Island|park|40.7420,-74.0101|.3|Manhattan
Hudson Yards;Vessel|landmark|40.7538,-74.0022|.6|Manhattan
Javits Center|landmark|40.7577,-74.0027|.6|Manhattan
Chelsea Market|landmark|40.7424,-74.0061|.5|Manhattan
Chelsea Piers|landmark|40.7466,-74.0083|.4|Manhattan
Macy's Herald Square|shopping|40.7508,-73.9890|.5|Manhattan
Bloomingdale's|shopping|40.7619,-73.9671|.4|Manhattan
Columbus Circle|landmark|40.7681,-73.9819|.5|Manhattan
Lincoln Center|theatre|40.7725,-73.9835|.6|Manhattan
Metropolitan Opera House|theatre|40.7728,-73.9843|.4|Manhattan
Carnegie Hall|theatre|40.7651,-73.9799|.5|Manhattan
Apollo Theater|theatre|40.8100,-73.9500|.5|Manhattan
Metropolitan Museum of Art;The Met|museum|40.7794,-73.9632|.7|Manhattan
Guggenheim Museum|museum|40.7830,-73.9590|.6|Manhattan
Museum of Modern Art;MoMA|museum|40.7614,-73.9776|.6|Manhattan
American Museum of Natural History|museum|40.7813,-73.9740|.6|Manhattan
Whitney Museum|museum|40.7396,-74.0089|.5|Manhattan
Frick Collection|museum|40.7712,-73.9673|.3|Manhattan
Neue Galerie|museum|40.7813,-73.9603|.2|Manhattan
New Museum|museum|40.7223,-73.9930|.3|Manhattan
Tenement Museum|museum|40.7188,-73.9900|.3|Manhattan
Intrepid Museum|museum|40.7645,-73.9996|.5|Manhattan
The Met Cloisters|museum|40.8649,-73.9317|.4|Manhattan
El Museo del Barrio|museum|40.7931,-73.9514|.2|Manhattan
Cooper Hewitt|museum|40.7844,-73.9578|.2|Manhattan
Museum of the City of New York|museum|40.7925,-73.9519|.3|Manhattan
Brooklyn Museum|museum|40.6712,-73.9636|.5|Brooklyn
Brooklyn Botanic Garden|park|40.6694,-73.9624|.4|Brooklyn
Prospect Park|park|40.6602,-73.9690|.5|Brooklyn
Barclays Center|landmark|40.6826,-73.9754|.6|Brooklyn
Brooklyn Academy of Music;BAM|theatre|40.6865,-73.9777|.4|Brooklyn
Brooklyn Borough Hall|landmark|40.6930,-73.9903|.4|Brooklyn
Brooklyn Bridge Park|park|40.7003,-73.9967|.4|Brooklyn
Dumbo Archway|landmark|40.7034,-73.9890|.3|Brooklyn
Brooklyn Navy Yard|landmark|40.7020,-73.9712|.3|Brooklyn
Domino Park|park|40.7143,-73.9683|.3|Brooklyn
McCarren Park|park|40.7206,-73.9515|.3|Brooklyn
Green-Wood Cemetery|landmark|40.6580,-73.9940|.3|Brooklyn
Industry City|landmark|40.6558,-74.0067|.3|Brooklyn
Brooklyn Bridge|landmark|40.7061,-73.9969|.5|Manhattan
Manhattan Bridge|landmark|40.7075,-73.9908|.3|Manhattan
Williamsburg Bridge|landmark|40.7137,-73.9722|.3|Manhattan
Ed Koch Queensboro Bridge|landmark|40.7567,-73.9545|.3|Manhattan
MoMA PS1|museum|40.7456,-73.9471|.4|Queens
Museum of the Moving Image|museum|40.7563,-73.9240|.3|Queens
Noguchi Museum|museum|40.7670,-73.9377|.2|Queens
Gantry Plaza State Park|park|40.7465,-73.9585|.3|Queens
Astoria Park|park|40.7790,-73.9225|.3|Queens
Citi Field|stadium|40.7571,-73.8458|.6|Queens
USTA Billie Jean King National Tennis Center|stadium|40.7500,-73.8468|.5|Queens
Flushing Meadows Corona Park;Unisphere|park|40.7464,-73.8448|.5|Queens
Queens Center Mall|shopping|40.7343,-73.8697|.3|Queens
Resorts World Casino|landmark|40.6725,-73.8330|.3|Queens
Columbia University|university|40.8075,-73.9626|.5|Manhattan
New York University;NYU|university|40.7295,-73.9965|.5|Manhattan
The New School|university|40.7355,-73.9971|.2|Manhattan
Fordham University Lincoln Center|university|40.7708,-73.9852|.2|Manhattan
City College of New York|university|40.8200,-73.9493|.3|Manhattan
Pratt Institute|university|40.6912,-73.9640|.2|Brooklyn
NewYork-Presbyterian Weill Cornell|hospital|40.7648,-73.9541|.4|Manhattan
NewYork-Presbyterian Columbia|hospital|40.8404,-73.9422|.4|Manhattan
Mount Sinai Hospital|hospital|40.7900,-73.9526|.4|Manhattan
NYU Langone Tisch Hospital|hospital|40.7422,-73.9740|.4|Manhattan
Bellevue Hospital|hospital|40.7391,-73.9753|.4|Manhattan
Lenox Hill Hospital|hospital|40.7735,-73.9608|.3|Manhattan
Memorial Sloan Kettering|hospital|40.7642,-73.9564|.3|Manhattan
Elmhurst Hospital|hospital|40.7447,-73.8858|.2|Queens
Maimonides Medical Center|hospital|40.6394,-73.9987|.2|Brooklyn
The Plaza Hotel;The Plaza|hotel|40.7646,-73.9744|.6|Manhattan
Waldorf Astoria New York|hotel|40.7565,-73.9738|.5|Manhattan
The St. Regis New York|hotel|40.7616,-73.9745|.5|Manhattan
The Peninsula New York|hotel|40.7617,-73.9755|.4|Manhattan
The Pierre|hotel|40.7652,-73.9721|.4|Manhattan
The Carlyle|hotel|40.7744,-73.9632|.4|Manhattan
Four Seasons Hotel New York|hotel|40.7622,-73.9715|.4|Manhattan
Mandarin Oriental New York|hotel|40.7690,-73.9830|.4|Manhattan
The Ritz-Carlton New York, Central Park|hotel|40.7655,-73.9760|.4|Manhattan
JW Marriott Essex House|hotel|40.7664,-73.9787|.3|Manhattan
Park Hyatt New York|hotel|40.7655,-73.9791|.3|Manhattan
The Langham New York|hotel|40.7500,-73.9836|.3|Manhattan
Lotte New York Palace|hotel|40.7580,-73.9748|.4|Manhattan
New York Marriott Marquis|hotel|40.7586,-73.9862|.6|Manhattan
New York Hilton Midtown|hotel|40.7624,-73.9794|.6|Manhattan
Sheraton New York Times Square|hotel|40.7627,-73.9818|.5|Manhattan
Hyatt Grand Central New York|hotel|40.7520,-73.9763|.5|Manhattan
The Roosevelt Hotel|hotel|40.7546,-73.9774|.3|Manhattan
InterContinental New York Barclay|hotel|40.7555,-73.9741|.3|Manhattan
InterContinental Times Square|hotel|40.7587,-73.9897|.3|Manhattan
The Westin Times Square|hotel|40.7576,-73.9889|.3|Manhattan
citizenM New York Times Square|hotel|40.7616,-73.9848|.3|Manhattan
Pod 51|hotel|40.7562,-73.9695|.2|Manhattan
The Knickerbocker|hotel|40.7553,-73.9866|.3|Manhattan
The Algonquin|hotel|40.7559,-73.9823|.3|Manhattan
Hotel Chelsea|hotel|40.7444,-73.9968|.3|Manhattan
The New Yorker|hotel|40.7528,-73.9936|.4|Manhattan
Ace Hotel New York|hotel|40.7457,-73.9882|.3|Manhattan
The NoMad Hotel|hotel|40.7450,-73.9886|.2|Manhattan
Gramercy Park Hotel|hotel|40.7386,-73.9855|.3|Manhattan
The Standard, High Line|hotel|40.7409,-74.0079|.4|Manhattan
The Standard, East Village|hotel|40.7277,-73.9909|.3|Manhattan
The Bowery Hotel|hotel|40.7262,-73.9915|.3|Manhattan
The Greenwich Hotel|hotel|40.7198,-74.0099|.3|Manhattan
Crosby Street Hotel|hotel|40.7230,-73.9976|.3|Manhattan
The Mercer|hotel|40.7248,-73.9987|.3|Manhattan
Arlo SoHo|hotel|40.7243,-74.0080|.2|Manhattan
The Ludlow Hotel|hotel|40.7218,-73.9873|.2|Manhattan
Conrad New York Downtown|hotel|40.7150,-74.0157|.3|Manhattan
Four Seasons Downtown|hotel|40.7127,-74.0094|.3|Manhattan
The Beekman|hotel|40.7113,-74.0068|.3|Manhattan
The Lucerne|hotel|40.7836,-73.9788|.2|Manhattan
Hotel Beacon|hotel|40.7807,-73.9812|.2|Manhattan
1 Hotel Brooklyn Bridge|hotel|40.7022,-73.9956|.4|Brooklyn
New York Marriott at the Brooklyn Bridge|hotel|40.6936,-73.9880|.4|Brooklyn
Wythe Hotel|hotel|40.7219,-73.9580|.4|Brooklyn
The William Vale|hotel|40.7222,-73.9568|.4|Brooklyn
The Hoxton Williamsburg|hotel|40.7208,-73.9590|.3|Brooklyn
TWA Hotel|hotel|40.6459,-73.7776|.5|Queens
`;
