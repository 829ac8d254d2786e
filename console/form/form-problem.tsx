import { FieldError } from '../../ui/field.tsx';

/** What is wrong with the whole form, read out when it comes. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <FieldError>{text}</FieldError>}
    </div>
  );
}
