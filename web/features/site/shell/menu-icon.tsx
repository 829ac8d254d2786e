/** Two short routes going opposite ways. */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="w-7">
      <path
        d="M3 10h15M10 18h15"
        className="fill-none stroke-current stroke-2 [stroke-linecap:round]"
      />
      <circle cx="22" cy="10" r="3" className="fill-current" />
      <circle cx="6" cy="18" r="3" className="fill-current" />
    </svg>
  );
}
