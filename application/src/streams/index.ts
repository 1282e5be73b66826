export * from './streamed.ts';
export * from './subscribed.ts';
