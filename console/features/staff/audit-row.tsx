import { useTranslation } from 'react-i18next';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { Disc } from '../../shell/disc.tsx';

interface AuditRowProps {
  readonly entry: AuditPage['items'][number];
  readonly people: readonly StaffMember[];
}

export function AuditRow({ entry, people }: AuditRowProps) {
  const { t } = useTranslation('staff');
  const { timeZone } = usePageCity();
  const { at, actor, action, subject, reason } = entry;
  const who = actor.name ?? t('log.command');
  return (
    <tr className="border-t border-hair first:border-t-0 hover:bg-stone-50">
      <td className="w-48 py-2 pr-4 whitespace-nowrap text-quiet">{moment(at, timeZone)}</td>
      <td className="pr-4">
        <span className="flex items-center gap-2.5 font-strong">
          <Disc name={who} isSmall isQuiet={actor.name === null} />
          {who}
        </span>
      </td>
      <td className="pr-4">
        {action} <span className="font-strong">{subjectName(subject, people)}</span>
      </td>
      <td className="text-right text-quiet">{reason}</td>
    </tr>
  );
}

/** “staff 0c5f…” by the name of the person, everything else as it stands in the log. */
export function subjectName(subject: string, people: readonly StaffMember[]): string {
  const [kind, id] = subject.split(' ');
  const person = kind === 'staff' ? people.find((one) => one.id === id) : undefined;
  return person?.name ?? subject;
}
