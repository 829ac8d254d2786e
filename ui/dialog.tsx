import { type ReactNode, startTransition, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { RoundButton } from './round-button.tsx';
import { useDragToClose } from './use-drag-to-close.ts';
import { useFocusBack } from './use-focus-back.ts';
import { usePaintedValue } from './use-painted-value.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The way on: one to three buttons, always in reach. */
  readonly footer?: ReactNode;
  /** Beside the title, such as "Reset all". */
  readonly action?: ReactNode;
  /** A drawing over the whole width, above the title. */
  readonly picture?: ReactNode;
  readonly size?: 'small' | 'large';
  /** A question that must be answered: a tap beside it does not make it go away. */
  readonly mustAnswer?: boolean;
}

const sizes = {
  small: 'tablet:max-w-[440px]',
  large: 'tablet:max-w-[680px] wide:max-w-[880px]',
} as const;

/** A modal from 692 px (larger from 928), a drawer from the bottom that drags down below. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  action,
  picture,
  size = 'small',
  mustAnswer = false,
}: DialogProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => startTransition(() => onClose());
  const drag = useDragToClose(sheet, close);
  // The rest of the page is closed off and opened again element by element: the press is shown first.
  const isShown = usePaintedValue(isOpen);
  useFocusBack(isOpen, isShown);

  return (
    <ModalOverlay
      isOpen={isShown}
      onOpenChange={(open) => !open && close()}
      isDismissable={!mustAnswer}
      className="fixed inset-0 z-40 flex h-(--visual-viewport-height) items-end justify-center bg-veil transition-opacity duration-move data-entering:opacity-0 data-exiting:opacity-0 tablet:items-center tablet:p-4 wide:p-6"
    >
      <Modal
        ref={sheet}
        className={classes(
          'flex max-h-[92%] w-full flex-col overflow-hidden rounded-t-sheet bg-card shadow-float',
          'transition-[translate] duration-move data-entering:translate-y-full data-exiting:translate-y-full',
          'tablet:max-h-full tablet:rounded-sheet tablet:data-entering:translate-y-4 tablet:data-exiting:translate-y-4',
          sizes[size],
        )}
      >
        <AriaDialog
          {...(mustAnswer ? { role: 'alertdialog' as const } : {})}
          className="flex min-h-0 flex-col outline-none"
        >
          <div {...drag} className="relative shrink-0 max-tablet:touch-none">
            <span
              aria-hidden="true"
              className="absolute top-2.5 left-1/2 z-10 h-[5px] w-11 -translate-x-1/2 rounded-full bg-stone-300 tablet:hidden"
            />
            {picture}
            <div className="flex items-start gap-2 px-5 pt-7 pb-2 tablet:pt-6 tablet:pl-6">
              <Heading slot="title" className="mr-auto py-1.5 text-xl">
                {title}
              </Heading>
              {action}
              {!mustAnswer && <RoundButton bare icon="close" label={t('close')} onClick={close} />}
            </div>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-6 text-sm tablet:px-6 [&>p]:text-stone-700">
            {children}
          </div>
          {footer && (
            <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hair px-5 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] max-tablet:[&>:is(a,button)]:grow tablet:px-6">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
