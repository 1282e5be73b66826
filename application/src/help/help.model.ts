import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { newestEnds } from '../fetching/fetching.ts';
import { type Token, token } from '../wiring/token.ts';
import { type HelpPage, HelpPort } from './help.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** The help pages that a device may carry. */
export type HelpSubject = Parameters<HelpPort['find']>[0];

/** A page as it is asked for. */
export interface HelpRequest {
  readonly subject: HelpSubject;
  readonly language: string;
}

/** What became of the page that was asked for. */
export type HelpState =
  | { readonly kind: 'none' }
  | { readonly kind: 'finding'; readonly subject: HelpSubject }
  | ({ readonly kind: 'found'; readonly subject: HelpSubject } & HelpPage)
  /** The device does not tell of the page; its static files may still hold it. */
  | { readonly kind: 'unavailable'; readonly subject: HelpSubject }
  | { readonly kind: 'failed'; readonly subject: HelpSubject; readonly failure: FetchError | null };

/** The help pages of the device, each found when it is asked for. */
export interface HelpModel {
  readonly pageRequested: EventCallable<HelpRequest>;
  readonly closed: EventCallable<void>;
  readonly $state: Store<HelpState>;
}

export const HelpModel: Token<HelpModel> = token<HelpModel>('HelpModel');

/** Makes the model. A page that was closed or replaced before its answer came is forgotten. */
export function createHelpModel({ help }: { readonly help: HelpPort }): HelpModel {
  const pageRequested = createEvent<HelpRequest>();
  const closed = createEvent();
  const findFx = createEffect(({ subject, language }: HelpRequest) => help.find(subject, language));
  sample({ clock: pageRequested, target: findFx });
  const $newest = createStore<HelpRequest | null>(null)
    .on(pageRequested, (_, request) => request)
    .reset(closed);
  const { done, fail } = newestEnds(findFx, $newest);
  return {
    pageRequested,
    closed,
    $state: createStore<HelpState>({ kind: 'none' })
      .on(pageRequested, (_, { subject }) => ({ kind: 'finding', subject }))
      .on(done, (_, { params: { subject }, result }) =>
        result === undefined ? { kind: 'unavailable', subject } : { kind: 'found', subject, ...result },
      )
      .on(fail, (_, { params: { subject }, error }) => ({
        kind: 'failed',
        subject,
        failure: asFetchError(error) ?? null,
      }))
      .reset(closed),
  };
}

/** The help pages on the system page. */
export const HELP_MODELS = [bindModel(HelpModel, createHelpModel, { help: HelpPort })];
