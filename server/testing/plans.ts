export interface PlanNode {
  readonly 'Node Type'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** These have a known, small number of rows, however much is rented. */
const SMALL = new Set([
  'areas',
  'cities',
  'extras',
  'insurance_options',
  'insurances',
  'promo_codes',
  'young_driver_fees',
]);

/** Holds only what is not done yet; that is little, and may be read whole. */
const SHORT_INDEX = 'requests_open';

/** Each scan of a large table that looks at all of it, by way of an index or not. */
export function wholeReadsIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(wholeReadsIn);
  return readsWhole(node) ? [`${node['Node Type']} ${placeOf(node)}`, ...below] : below;
}

const placeOf = (node: PlanNode) => node['Relation Name'] ?? node['Index Name'] ?? '';

function readsWhole(node: PlanNode): boolean {
  const { 'Node Type': type = '', 'Relation Name': table = '', 'Index Name': index = '' } = node;
  if (SMALL.has(table)) return false;
  if (type === 'Seq Scan') return true;
  const isByIndex = /^(Index|Bitmap Index)/.test(type);
  return isByIndex && node['Index Cond'] === undefined && index !== SHORT_INDEX;
}
