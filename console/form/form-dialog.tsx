import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import type { useForm } from './use-form.ts';

interface FormDialogProps
  extends Pick<ReturnType<typeof useForm>, 'form' | 'problem' | 'isWaiting'> {
  readonly title: string;
  readonly text: string;
  readonly save: string;
  /** What is said instead of saving. */
  readonly keep: string;
  readonly isDangerous?: boolean | undefined;
  readonly size?: 'small' | 'large';
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Below what is wrong with the whole. */
  readonly below?: ReactNode;
}

/** A form in a dialog: fields, what is wrong, and two ways out. */
export function FormDialog({ isDangerous = false, ...props }: FormDialogProps) {
  const id = useId();
  const { title, text, save, keep, form, problem, isWaiting, onClose, children, below } = props;
  return (
    <Dialog
      isOpen
      mustAnswer={isDangerous}
      onClose={onClose}
      title={title}
      size={props.size ?? 'small'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'ink'}
            type="submit"
            form={id}
            waiting={isWaiting}
          >
            {save}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-4">
        <p>{text}</p>
        {children}
        <FormProblem text={problem} />
        {below}
      </form>
    </Dialog>
  );
}
