import { classes } from './classes.ts';

type ButtonVariant = 'primary' | 'ink' | 'outline' | 'quiet' | 'danger' | 'paper' | 'link';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-signal-500 text-on-signal hover:bg-signal-600 active:bg-signal-700 disabled:bg-stone-100',
  ink: 'bg-ink text-paper hover:bg-stone-800 disabled:bg-stone-100',
  outline: 'border-[1.5px] border-ink hover:bg-ink hover:text-paper disabled:bg-stone-100',
  quiet: 'hover:bg-stone-100 disabled:bg-transparent',
  danger:
    'border-[1.5px] border-error-600 text-error-600 hover:bg-error-600 hover:text-paper disabled:bg-stone-100',
  paper: 'bg-on-night text-night hover:bg-inverse-quiet disabled:bg-stone-100',
  link: '',
};

export interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly large?: boolean | undefined;
  readonly block?: boolean | undefined;
}

/** One look for what is pressed, be it a button or a link. */
export function buttonStyle({
  variant = 'ink',
  large = false,
  block = false,
}: ButtonStyle): string {
  if (variant === 'link')
    return 'text-link relative text-sm rounded-small disabled:text-quiet aria-disabled:text-quiet';
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-full font-strong leading-none whitespace-nowrap',
    'transition active:scale-[.985] focus-visible:rounded-full',
    'disabled:border-transparent disabled:text-quiet disabled:scale-100',
    // Where the system chooses the colours, no fill tells a button from text.
    'forced-colors:border forced-colors:border-[ButtonBorder] forced-colors:disabled:border-[GrayText]',
    large ? 'min-h-14 px-5 text-base tablet:px-8' : 'min-h-target text-sm',
    !large && (variant === 'quiet' ? 'px-4' : 'px-5'),
    block && 'w-full',
    variants[variant],
  );
}
