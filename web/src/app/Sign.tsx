/** The logo: a pennant with two lines of print. */
export function Sign() {
  return (
    <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
      <path d="M0 0h18v20l-9-5.5L0 20z" fill="var(--ink)" />
      <path d="M4 5h10" stroke="var(--on-ink)" strokeWidth="2.2" />
      <path d="M4 9.2h6" stroke="#ffd84d" strokeWidth="2.2" />
    </svg>
  )
}
