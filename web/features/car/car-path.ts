export function carPath(assetId: string): string {
  return `/assets/${assetId}`;
}
