import { type ReactNode, useEffect, useState } from 'react';
import { intervalsMs } from '../domain/policy-constants.ts';
import { ShuttleLine } from './shuttle-line.tsx';

interface LoadingScreenProps {
  /** Said one after the other, and from the start again. */
  readonly messages: readonly [string, ...string[]];
  /** Below them, once there is more to say than that it takes a moment. */
  readonly children?: ReactNode;
}

export function LoadingScreen({ messages, children }: LoadingScreenProps) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), intervalsMs.loadingMessage);
    return () => clearInterval(timer);
  }, []);
  const message = messages[turn % messages.length];
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-8 bg-paper px-gutter text-center"
    >
      <ShuttleLine className="w-40 text-route-live" />
      <p key={message} className="title animate-fade-in text-2xl">
        {message}
      </p>
      {children}
    </div>
  );
}
