import { useTranslation } from 'react-i18next';
import type { PaperLine, PaperPreview } from '../../../../contract/operate/paper-file.ts';
import { moment } from '../../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Card } from '../../../../ui/card.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { ListTable } from '../../../shell/desk-list.tsx';

/** What each line would ask of whom, or why not; what is wrong stands first. */
export function PaperLines({ preview }: { readonly preview: PaperPreview }) {
  const { t } = useTranslation('claims');
  const { claimed, refused } = preview.counts;
  const lines = preview.lines.toSorted((one, other) =>
    one.kind === other.kind ? one.line - other.line : one.kind === 'refused' ? -1 : 1,
  );
  return (
    <Card title={t('papers.lines', { count: preview.lines.length })}>
      <p className="mb-3 max-w-none text-quiet figures">
        {refused > 0
          ? t('papers.refused', { count: refused })
          : t('papers.ready', { count: claimed, total: formatMoney(preview.total) })}
      </p>
      <div className="overflow-x-auto">
        <ListTable
          columns={(['line', 'plate', 'what', 'trip', 'amount'] as const).map((column) =>
            t(`papers.heads.${column}`),
          )}
        >
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ListTable>
      </div>
    </Card>
  );
}

function Line({ line }: { readonly line: PaperLine }) {
  const { t } = useTranslation(['claims', 'paperFile']);
  const { timeZone } = usePageCity();
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-2.5 pr-4 text-left unbold">
        {line.line}
      </th>
      <td className="pr-4 whitespace-nowrap">{line.plate}</td>
      {line.kind === 'refused' ? (
        <td colSpan={3} className="pr-4 text-error-600">
          {line.problems
            .map(({ field, problem }) =>
              t(`papers.problems.${problem}`, {
                field: field ? t(`paperFile:columns.${field}`) : '',
              }),
            )
            .join(' ')}
        </td>
      ) : (
        <>
          <td className="pr-4">
            {t(`kinds.${line.what}`)}, {moment(line.at, timeZone)}
          </td>
          <td className="pr-4">
            {line.reference}, {line.renter}
          </td>
          <td className="text-right whitespace-nowrap">{formatMoney(line.amount)}</td>
        </>
      )}
    </tr>
  );
}
