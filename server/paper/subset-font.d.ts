/** The package brings no types; these are the parts we use. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
