import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import type { HandoverKey } from '../../domain/handovers/event.ts';

const MOVED = 'drive-moved';

/** A page for every screen: a phone that is killed opens where it was. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

const address = {
  subscribe(listener: () => void) {
    addEventListener('popstate', listener);
    addEventListener(MOVED, listener);
    return () => {
      removeEventListener('popstate', listener);
      removeEventListener(MOVED, listener);
    };
  },
  path: () => location.pathname,
};

/** What stands after /drive. */
export function usePlace(): readonly string[] {
  const path = useSyncExternalStore(address.subscribe, address.path);
  return path.split('/').slice(2).filter(Boolean);
}

export const todayPath = '/drive';
export const phonePath = '/drive/phone';

export const jobPath = ({ bookingId, kind }: HandoverKey, ...parts: readonly string[]): string =>
  ['/drive', bookingId, kind, ...parts].join('/');

export function Link({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={open} {...rest} />;
}
