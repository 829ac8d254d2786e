import 'react';

declare module 'react' {
  /** What a sheet of styles works with is handed to it as a variable. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
