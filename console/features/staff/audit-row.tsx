import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { Disc } from '../../shell/disc.tsx';
import { subjectPath } from './subject-path.ts';
import { type Entry, useAuditWords } from './use-audit-words.ts';

interface AuditRowProps {
  readonly entry: Entry;
  /** Leaves only the entries on the same; undefined where they are the only ones. */
  readonly onOnly?: (() => void) | undefined;
}

/** What somebody did: on what, what became of it, and why. */
export function AuditRow({ entry, onOnly }: AuditRowProps) {
  const { t } = useTranslation('audit');
  const { timeZone } = usePageCity();
  const { whoOf, whatOf, subjectOf } = useAuditWords();
  const who = whoOf(entry);
  return (
    <tr className="border-t border-hair align-top first:border-t-0 hover:bg-stone-50">
      <td className="w-40 py-2 pr-4 whitespace-nowrap text-quiet">{moment(entry.at, timeZone)}</td>
      <td className="py-2 pr-4">
        <span className="flex items-center gap-2.5 font-strong">
          <Disc name={who} isSmall isQuiet={entry.actor.name === null} />
          {who}
        </span>
      </td>
      <td className="py-2 pr-4">
        {whatOf(entry)}
        <Changes entry={entry} />
      </td>
      <td className="py-2 pr-4">
        <Subject entry={entry} />
        {onOnly && (
          <Button
            variant="link"
            aria-label={t('onlyOf', { subject: subjectOf(entry) })}
            onClick={onOnly}
          >
            <span className="ml-2 text-xs">{t('only')}</span>
          </Button>
        )}
      </td>
      <td className="py-2 text-right text-quiet">{entry.reason}</td>
    </tr>
  );
}

function Subject({ entry }: Pick<AuditRowProps, 'entry'>) {
  const { id: pageCityId } = usePageCity();
  const { subjectOf } = useAuditWords();
  const text = <span className="font-strong wrap-anywhere">{subjectOf(entry)}</span>;
  if (!entry.about) return text;
  return (
    <Link to={subjectPath(entry.about, pageCityId)} className="underline">
      {text}
    </Link>
  );
}

function Changes({ entry }: Pick<AuditRowProps, 'entry'>) {
  const { t } = useTranslation('audit');
  const { timeZone } = usePageCity();
  const { whatOf, subjectOf, changesOf } = useAuditWords();
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  const about = { action: whatOf(entry), subject: subjectOf(entry) };
  return (
    <details className="text-xs">
      <summary
        aria-label={t('changeOf', { ...about, when: moment(entry.at, timeZone) })}
        className="w-fit cursor-pointer text-quiet"
      >
        {t('change')}
      </summary>
      <ul className="mt-1 grid max-w-prose gap-0.5">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </details>
  );
}
