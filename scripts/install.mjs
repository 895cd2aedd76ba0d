import { installWhatIsMissing } from './ready.mjs'

installWhatIsMissing()
