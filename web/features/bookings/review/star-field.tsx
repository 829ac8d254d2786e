import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { Star } from '../../../../ui/star.tsx';

interface StarFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (stars: number | null) => void;
  readonly isRequired?: boolean;
  readonly errorId?: string | undefined;
}

const places = [1, 2, 3, 4, 5];

/**
 * One to five stars, as radio buttons: arrow keys, screen readers and thumbs all know them. What may
 * stay open is taken back by the same star once more; where there is room, a cross says so.
 */
export function StarField(props: StarFieldProps) {
  const { label, value, onChange, isRequired = false, errorId } = props;
  const { t } = useTranslation('trips');
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${group}-label`}
      aria-describedby={errorId}
      className="flex min-w-0 items-center"
    >
      <span
        id={`${group}-label`}
        className={classes('w-20 shrink-0 text-sm tablet:w-24', isRequired && 'font-strong')}
      >
        {label}
      </span>
      <div className="flex">
        {places.map((stars) => (
          <label
            key={stars}
            className="relative grid size-target place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:-outline-offset-3"
          >
            <input
              type="radio"
              name={group}
              value={stars}
              required={isRequired}
              checked={value === stars}
              onChange={() => onChange(stars)}
              onClick={() => !isRequired && value === stars && onChange(null)}
              className="absolute inset-0 opacity-0"
            />
            <span className="sr-only">{t('review.stars', { count: stars })}</span>
            <Star
              className={classes(
                isRequired ? 'size-7' : 'size-5',
                'transition',
                value !== null && stars <= value
                  ? 'fill-ink stroke-ink'
                  : 'fill-none stroke-stone-500',
              )}
            />
          </label>
        ))}
      </div>
      {!isRequired && value !== null && (
        <span className="max-tablet:hidden">
          <RoundButton
            bare
            icon="close"
            label={t('review.clear', { name: label })}
            onClick={() => onChange(null)}
          />
        </span>
      )}
    </div>
  );
}
