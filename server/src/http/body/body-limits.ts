/**
 * The most bytes of a body, by its sender. Routes may set another limit, as uploads do. Bodies are parsed on
 * the HTTP thread, where 1 MiB of JSON takes 96 ms.
 */
export const BODY_LIMITS = {
  /** For identified callers. */
  known: 256 * 1_024,
  /** For those who send the list of an alert. */
  list: 1_024 * 1_024,
  /** For everybody else, and at unknown addresses. */
  stranger: 16 * 1_024,
}
