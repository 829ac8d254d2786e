/** Where police and ambulance answer at 911; 112 leads to them in Europe, and from most mobile networks elsewhere. */
const nineOneOne: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);

/** Without a country: a phone that stored its jobs before they had one. */
export function emergencyNumber(countryCode: string | undefined): '112' | '911' {
  return nineOneOne.has(countryCode ?? '') ? '911' : '112';
}
