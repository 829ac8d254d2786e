import { useTranslation } from 'react-i18next';
import type { CarLine } from '../../../../contract/operate/fleet-file.ts';
import { PreviewLines } from '../preview-lines.tsx';
import type { Chosen } from './use-import.ts';

/** What needs somebody comes first. */
const kinds = ['refused', 'changed', 'added', 'same'] as const;

export function ImportLines({ chosen: { name, preview } }: { readonly chosen: Chosen }) {
  const { t } = useTranslation('carImport');
  const { counts, lines } = preview;
  const there = kinds.filter((kind) => counts[kind] > 0);
  const isDone = counts.refused + counts.added + counts.changed === 0;
  return (
    <div className="rounded-card border border-hair bg-card px-6 py-5">
      <PreviewLines
        kinds={there}
        first={there[0] ?? 'same'}
        lines={lines}
        label={t('lines', { file: name })}
        choice={t('shown')}
        labelOf={(kind) => t(`counts.${kind}`, { count: counts[kind] })}
        status={
          <>
            {counts.refused > 0 && t('toFix')}
            {isDone && t('nothingToDo')}
          </>
        }
        columns={[t('row'), t('car'), t('plate'), t('what')]}
        rowOf={(line) => (
          <tr key={line.line} className="border-t border-hair align-top">
            <td className="py-2 pr-4">{line.line}</td>
            <th scope="row" className="py-2 pr-4 text-left font-strong">
              {line.name}
            </th>
            <td className="py-2 pr-4 whitespace-nowrap">{line.plate}</td>
            <td className="py-2">
              <Outcome line={line} />
            </td>
          </tr>
        )}
        moreOf={(count) => t('more', { count })}
      />
    </div>
  );
}

function Outcome({ line }: { readonly line: CarLine }) {
  const { t } = useTranslation(['carImport', 'carFile']);
  switch (line.kind) {
    case 'added':
      return t('adds');
    case 'same':
      return t('stays');
    case 'changed':
      return (
        <ul className="grid gap-0.5">
          {line.changes.map(({ field, before, after }) => (
            <li key={field}>
              {t('change', {
                field: t(`carFile:columns.${field}`),
                before: before || t('nothing'),
                after: after || t('nothing'),
              })}
            </li>
          ))}
        </ul>
      );
    case 'refused':
      return (
        <ul className="grid gap-0.5 font-medium text-error-600">
          {line.problems.map(({ field, problem, said }) => (
            <li key={`${field} ${problem}`}>
              {problem === 'twice' && field === null
                ? t('problems.twiceCar')
                : t(`problems.${problem}`, {
                    field: field ? t(`carFile:columns.${field}`) : '',
                    said,
                  })}
            </li>
          ))}
        </ul>
      );
  }
}
