import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { controlStyle, Field } from '../../../../ui/field.tsx';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { AddressList, useNoticeText } from './address-list.tsx';
import { type AddressBoxOptions, useAddressBox } from './use-address-box.ts';

interface AddressBoxProps extends AddressBoxOptions {
  readonly label: string;
  readonly error?: string | undefined;
  /** `bar` is a cell of a search bar, under which the list stands: no box of its own, no error. */
  readonly variant?: 'field' | 'bar';
  /** For the bar: where the error is told. */
  readonly errorId?: string | undefined;
  readonly isFocusedAtFirst?: boolean;
}

const loadReach = () => import('./out-of-reach-dialog.tsx');
const loadPin = () => import('./pin-dialog.tsx');

/** An address of the city: typed and picked from a list, the renter's own place, or a pin. */
export function AddressBox(props: AddressBoxProps) {
  const { label, error, variant = 'field', errorId, isFocusedAtFirst = false, ...options } = props;
  const { city, value, isInline = false } = options;
  const { t } = useTranslation('search');
  const { combobox, choices, notice, credit, foundCount, type, wake, reach, pin } =
    useAddressBox(options);
  const noticeText = useNoticeText(city.name);
  const reachDialog = useDeferred(loadReach, reach.unreached !== null);
  const pinDialog = useDeferred(loadPin, pin.isPinning);

  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isFocusedAtFirst) return;
    // After the page has taken the focus to its new content.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFocusedAtFirst]);

  const input = (attributes: object, className: string): ReactNode => (
    <input
      ref={box}
      {...attributes}
      {...combobox.inputProps}
      type="text"
      enterKeyHint="search"
      placeholder={t('address.placeholder')}
      value={value.query}
      maxLength={160}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        wake();
        // A picked address is replaced as a whole, not edited character by character.
        if (value.location) event.currentTarget.select();
      }}
      className={className}
    />
  );

  return (
    <div {...combobox.rootProps} className={classes('min-w-0', variant === 'field' && 'relative')}>
      {variant === 'field' ? (
        <Field label={label} error={error}>
          {(attributes) => input(attributes, controlStyle({ isInvalid: error !== undefined }))}
        </Field>
      ) : (
        <BarField label={label} isInvalid={error !== undefined} errorId={errorId}>
          {input}
        </BarField>
      )}
      <p role="status" className="sr-only">
        {combobox.isOpen && notice && noticeText(notice)}
        {combobox.isOpen && foundCount > 0 && t('address.found', { count: foundCount })}
      </p>
      {combobox.isOpen && (
        <AddressList
          combobox={combobox}
          choices={choices}
          notice={notice}
          credit={credit}
          cityName={city.name}
          query={value.query}
          isInline={isInline}
        />
      )}
      {reachDialog.state === 'ready' && (
        <reachDialog.module.OutOfReachDialog
          isOpen={reach.unreached !== null}
          onClose={reach.close}
          cityName={city.name}
          place={reach.unreached || undefined}
        />
      )}
      {pinDialog.state === 'ready' && (
        <pinDialog.module.PinDialog
          isOpen={pin.isPinning}
          onClose={pin.close}
          city={city}
          initial={value.location}
          onPick={pin.drop}
        />
      )}
    </div>
  );
}

interface BarFieldProps {
  readonly label: string;
  readonly isInvalid: boolean;
  readonly errorId: string | undefined;
  readonly children: (attributes: object, className: string) => ReactNode;
}

/** A press anywhere in the cell is one on its label, and begins the typing. */
function BarField({ label, isInvalid, errorId, children }: BarFieldProps) {
  const id = useId();
  return (
    <div className="relative grid">
      <label
        htmlFor={id}
        className={classes(
          'cursor-text text-xs after:absolute after:inset-0',
          isInvalid ? 'font-medium text-error-600' : 'text-quiet',
        )}
      >
        {label}
      </label>
      {children(
        {
          id,
          'aria-invalid': isInvalid || undefined,
          'aria-describedby': isInvalid ? errorId : undefined,
        },
        'relative w-full text-ellipsis bg-transparent font-strong outline-none placeholder:[font-weight:400] placeholder:text-quiet',
      )}
    </div>
  );
}
