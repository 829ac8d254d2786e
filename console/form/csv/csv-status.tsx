import { ShuttleLine } from '../../../ui/shuttle-line.tsx';
import { FormProblem } from '../form-problem.tsx';

interface CsvStatusProps {
  readonly doing: string | null;
  readonly problem: string | null;
}

export const CsvStatus = ({ doing, problem }: CsvStatusProps) => (
  <>
    <div role="status" className="empty:hidden">
      {doing && (
        <p className="flex items-center gap-3">
          <ShuttleLine className="w-16 text-route-live" />
          {doing}
        </p>
      )}
    </div>
    <FormProblem text={problem ?? undefined} />
  </>
);
