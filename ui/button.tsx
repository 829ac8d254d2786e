import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonStyle, buttonStyle } from './button-style.ts';
import { ShuttleLine } from './shuttle-line.tsx';

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  readonly children: ReactNode;
  /** Something was asked for and is on its way: the button stays in reach but does nothing. */
  readonly waiting?: boolean;
  /** There is nothing for it to do just now; unlike `disabled`, it keeps the keyboard that pressed it. */
  readonly idle?: boolean;
}

export function Button({
  variant,
  large,
  block,
  waiting = false,
  idle = false,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={waiting ? 'button' : type}
      className={buttonStyle({ variant, large, block })}
      // Not `disabled`: that would drop the keyboard's place in the page.
      aria-disabled={waiting || idle || undefined}
      aria-busy={waiting || undefined}
      onClick={waiting || idle ? undefined : onClick}
    >
      {waiting && <Waiting variant={variant} />}
      {children}
    </button>
  );
}

/** Under the words of a link: beside them it would make the link's neighbours jump. */
function Waiting({ variant }: Pick<ButtonStyle, 'variant'>) {
  if (variant !== 'link') return <ShuttleLine className="w-9 text-current" />;
  return (
    <span className="absolute inset-x-0 bottom-0 flex text-signal-500">
      <ShuttleLine className="w-full" />
    </span>
  );
}

interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'className'> {}

export function ButtonLink({ variant, large, block, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, large, block })} />;
}
