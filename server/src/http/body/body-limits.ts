/**
 * The most bytes of a body, by its sender. Routes may set another limit, as uploads do. Bodies are parsed on
 * the HTTP thread, where 1 MiB of JSON takes 96 ms.
 */
export const BODY_LIMITS = {
  /** Of callers who are known. */
  known: 256 * 1_024,
  /** Of all others, and to addresses that are none. */
  stranger: 16 * 1_024,
}
