export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Named = readonly (readonly [name: string, RegExp])[];

/** The first that fits: nearly every browser also claims to be one of those further down. */
const browsers: Named = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
];

const systems: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What somebody would call the device that a browser introduces itself from; null for what we do not know. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

const nameIn = (known: Named, text: string) =>
  known.find(([, fits]) => fits.test(text))?.[0] ?? null;
