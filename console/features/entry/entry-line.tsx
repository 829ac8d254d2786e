import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';

/** Two ends of one line: the password, and the second step. */
export function EntryLine({ isPasswordDone }: { isPasswordDone: boolean }) {
  const { t } = useTranslation('entry');
  return (
    <div className="mb-6" aria-hidden="true">
      <div className="flex items-center">
        <span className="stays-filled size-4 rounded-full bg-ink" />
        <span className="h-0.5 flex-1 bg-ink" />
        <span
          className={classes(
            'h-0 flex-1 border-t-2',
            isPasswordDone ? 'border-ink' : 'border-dashed border-control',
          )}
        />
        <span
          className={classes(
            'size-4 rounded-full border-4 bg-card',
            isPasswordDone ? 'border-ink' : 'border-control',
          )}
        />
      </div>
      <p className="mt-1.5 flex justify-between text-xs font-strong">
        <span>{t('steps.password')}</span>
        <span className={isPasswordDone ? '' : 'text-quiet'}>{t('steps.second')}</span>
      </p>
    </div>
  );
}
