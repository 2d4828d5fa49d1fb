export * from './squares';
export * from './pieces';
export * from './grid';
export * from './hands';
export * from './facts';
export * from './typed';
export * from './walk';
