/** Three lines, as everybody knows them. */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="w-7">
      <path
        d="M4 7.5h20M4 14h20M4 20.5h20"
        className="fill-none stroke-current stroke-[2.2] [stroke-linecap:round]"
      />
    </svg>
  );
}
