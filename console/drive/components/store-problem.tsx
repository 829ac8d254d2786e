import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { StoreProblem as Problem } from '../use-drive.ts';
import { Note } from './note.tsx';

/** The phone has not stored it, so it has not happened. */
export function StoreProblem({ problem }: { problem: Problem | null }) {
  const { t } = useTranslation('drive');
  return (
    <div role="alert">
      {problem && (
        <Note variant="wrong" icon={<Icon name="warning" />}>
          {t(`job.stored.${problem}`)}
        </Note>
      )}
    </div>
  );
}
