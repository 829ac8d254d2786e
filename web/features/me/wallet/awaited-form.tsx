import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Deferred } from '../../../../ui/use-deferred.ts';

export interface AwaitedFormTexts {
  readonly waiting: string;
  readonly failed: string;
  readonly retry: string;
}

interface AwaitedFormProps {
  readonly deferred: Exclude<Deferred<unknown>, { state: 'ready' }>;
  readonly texts: AwaitedFormTexts;
}

/** The place of a form that is on its way, or did not arrive and can be asked for again. */
export function AwaitedForm({ deferred, texts }: AwaitedFormProps) {
  if (deferred.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-5 text-sm">
        <p>{texts.failed}</p>
        <Button variant="link" onClick={deferred.retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{texts.waiting}</span>
      <Skeleton className="h-13 !rounded-control" />
      <Skeleton className="h-13 !rounded-control" />
      <Skeleton className="h-11 w-32" />
    </div>
  );
}
