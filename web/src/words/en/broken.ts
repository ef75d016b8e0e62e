import type { Words } from '../pt/index.ts'

export const broken: Words['broken'] = {
  missing: 'This screen did not load',
  looking: 'Checking the service…',
  why: {
    unreachable: 'The service did not answer. We try again once the connection is back.',
    same: 'The service answers, but a file of this screen did not arrive.',
    other: 'Arauto was updated, and this tab still has the version before.',
  },
  keeps: 'Nothing that you saved is lost, and the address of this page still works.',
  back: 'Back',
  stopped: 'This screen stopped because of a fault of ours',
  stoppedHelp:
    'Nothing that you saved is lost. Try again; if it happens again, send the details to whoever looks after the service.',
}
