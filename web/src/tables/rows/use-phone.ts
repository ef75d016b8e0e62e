import { useMediaQuery } from '@mantine/hooks'

/** Whether there is only room for one column: filters are in a sheet, rows are cards. Paper has rows. */
export function useIsPhone(): boolean {
  return (
    useMediaQuery('screen and (max-width: 56.25em)', undefined, {
      getInitialValueInEffect: false,
    }) ?? false
  )
}
