import { bindModel } from '../wiring/model-binding.ts';
import { createHelpModel, HelpModel } from './help.model.ts';
import { HelpPort } from './help.port.ts';

/** The help pages on the system page. */
export const HELP_MODELS = [bindModel(HelpModel, createHelpModel, { help: HelpPort })];
