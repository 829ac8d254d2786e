import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Pagination } from '../../ui/pagination.tsx';

interface ListCardProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list in a card of its own, wider than a narrow window if need be. */
export function ListCard({ label, children }: ListCardProps) {
  return (
    <section
      aria-label={label}
      className="mb-6 overflow-x-auto rounded-card border border-hair bg-card px-6 pt-3 pb-1"
    >
      {children}
    </section>
  );
}

interface ListTableProps {
  /** The last of them is a sum of money and stands at the right. */
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export function ListTable({ columns, children }: ListTableProps) {
  return (
    <table className="w-full figures">
      <thead>
        <tr className="text-left text-xs text-quiet">
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-4 pb-2 unbold last:pr-0 last:text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The way to the list's other pages, narrowed as it is. */
export function ListPages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { pathname, search } = useLocation();
  return (
    <Pagination
      current={page}
      pageCount={pages}
      addressOf={(to) => {
        const next = new URLSearchParams(search);
        next.set('page', String(to));
        return `${pathname}?${next}`;
      }}
    />
  );
}
