export {
  ASSET_TIME_OUT_SECONDS,
  type AssetFailure,
  type CatalogueError,
  catalogueMessages,
  LOGIN_FAILURE,
  RECONNECTING,
  SOMETHING_WENT_WRONG,
  URL_REQUIRED,
} from './catalogue.ts';
export * from './message.ts';
export * from './fetch-error.ts';
export * from './message-for-failure.ts';
export * from './session-decision.ts';
