// Quarters people name instead of the parish. Row: name | centre | radius in metres.
export const quarters = `
Baixa|38.7108,-9.1374|300
Chiado|38.7105,-9.1413|190
Bairro Alto|38.7128,-9.1449|240
Alfama|38.7117,-9.1285|330
Castelo|38.7133,-9.1331|170
Mouraria|38.7153,-9.1346|200
Graça|38.7183,-9.1300|350
Príncipe Real|38.7165,-9.1490|250
Cais do Sodré|38.7068,-9.1448|260
Santa Catarina|38.7100,-9.1478|150
Santos|38.7072,-9.1545|260
Lapa|38.7093,-9.1630|350
Madragoa|38.7085,-9.1570|130
São Bento|38.7135,-9.1530|220
Rato|38.7200,-9.1545|170
Amoreiras|38.7235,-9.1610|260
Marquês de Pombal|38.7252,-9.1500|220
Saldanha|38.7340,-9.1450|260
Picoas|38.7303,-9.1468|180
Anjos|38.7258,-9.1352|260
Intendente|38.7215,-9.1353|150
Alameda|38.7370,-9.1345|250
Restelo|38.7020,-9.2150|800
Entrecampos|38.7460,-9.1490|220
Campo Pequeno|38.7420,-9.1450|230
Telheiras|38.7610,-9.1665|500
Laranjeiras|38.7480,-9.1715|300
Sete Rios|38.7412,-9.1680|250
Chelas|38.7500,-9.1150|600
Xabregas|38.7265,-9.1115|250
Santa Apolónia|38.7140,-9.1225|220
Santos-o-Velho|38.7060,-9.1590|150
`;
