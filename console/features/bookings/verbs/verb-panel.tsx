import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { FormProblem } from '../../../form/form-problem.tsx';
import type { useForm } from '../../../form/use-form.ts';

interface PanelProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A verb that is about to be pressed: beside what it is about, not on top of it. */
export function Panel({ title, text, onClose, children }: PanelProps) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border-[1.5px] border-ink bg-card p-6"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="mb-1 flex items-center justify-between gap-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <RoundButton bare icon="close" label={t('verbs.close')} onClick={onClose} />
      </div>
      <p className="mb-4 text-quiet">{text}</p>
      {children}
    </section>
  );
}

interface VerbPanelProps
  extends PanelProps,
    Pick<ReturnType<typeof useForm>, 'form' | 'problem' | 'isWaiting'> {
  /** What the button says: the verb, and the amount where money moves. */
  readonly save: string;
  /** The one that cannot be taken back. */
  readonly isDangerous?: boolean;
  /** Nothing to press yet: the result is not known. */
  readonly isIdle?: boolean;
  /** Beside the button, such as how far one may go. */
  readonly note?: ReactNode;
}

/** The fields, what comes of them, and the one button. */
export function VerbPanel({
  form,
  problem,
  isWaiting,
  save,
  isDangerous = false,
  isIdle = false,
  note,
  children,
  ...panel
}: VerbPanelProps) {
  return (
    <Panel {...panel}>
      <form {...form} className="grid gap-4">
        {children}
        <FormProblem text={problem} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant={isDangerous ? 'danger' : 'ink'}
            type={isIdle ? 'button' : 'submit'}
            idle={isIdle}
            waiting={isWaiting}
          >
            {save}
          </Button>
          {note && <span className="min-w-0 flex-1 text-xs text-quiet figures">{note}</span>}
        </div>
      </form>
    </Panel>
  );
}
