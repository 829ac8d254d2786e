import type { ReactNode } from 'react';

/** The way on, within the thumb's reach: at the foot of the screen whatever stands above it. */
export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter mt-auto border-t border-hair bg-paper px-gutter pt-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
