import { Illustration } from '../../../../ui/illustration.tsx';

/** Beside the head of a page that has nothing to read yet. */
export function NotWritten() {
  return (
    <div className="max-w-80 wide:w-full wide:max-w-[400px] wide:justify-self-end">
      <Illustration name="not-written" />
    </div>
  );
}
