import { NativeSelect } from '../../../ui/native-select.tsx';

const IGNORED = '';

interface ColumnSelectsProps<Field extends string> {
  readonly columns: readonly { readonly header: string; readonly field: Field | null }[];
  readonly fields: readonly Field[];
  readonly nameOf: (field: Field) => string;
  readonly labelOf: (header: string) => string;
  readonly ignored: string;
  readonly onMatch: (at: number, field: Field | null) => void;
}

/** Which column of a file is what; another choice is looked through right away. */
export function ColumnSelects<Field extends string>(props: ColumnSelectsProps<Field>) {
  const { columns, fields, nameOf, labelOf, ignored, onMatch } = props;
  const options = [
    { id: IGNORED, label: ignored },
    ...fields.map((field) => ({ id: field, label: nameOf(field) })),
  ];
  return columns.map(({ header, field }, at) => (
    <NativeSelect
      // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
      key={at}
      label={labelOf(header)}
      options={options}
      value={field ?? IGNORED}
      onChange={(id) => onMatch(at, fields.find((one) => one === id) ?? null)}
    />
  ));
}
