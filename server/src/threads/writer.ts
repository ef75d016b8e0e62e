import { workerData } from 'piscina'
import { type CommandSettings, openCommands } from '../embedded/commands.ts'
import { serve } from './remote.ts'

export default serve(await openCommands(workerData as CommandSettings))
