import type { Words } from '../pt/index.ts'

export const broken: Words['broken'] = {
  missing: 'This screen did not load',
  looking: 'Checking the service…',
  why: {
    unreachable: 'The service did not respond. We’ll try again when the connection is back.',
    same: 'The service is responding, but a file for this screen did not arrive.',
    other: 'Arauto was updated, and this tab is still on the previous version.',
  },
  keeps: 'Nothing you saved is lost, and the address of this page still works.',
  back: 'Back',
  stopped: 'Something went wrong on our side',
  stoppedHelp:
    'Nothing you saved is lost. Try again; if it keeps happening, send the details to whoever runs this service.',
}
