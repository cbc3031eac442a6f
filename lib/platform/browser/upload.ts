import { ApiError, apiError, type FailureBody, withRecovery } from './api';

export type UploadOptions = {
  method: 'POST' | 'PUT';
  body: FormData;
  headers?: Record<string, string>;
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
};

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : undefined;
}

/** Like `api`, for a form with files. XMLHttpRequest reports the progress of a request body, and fetch does not. */
export function upload<T>(path: string, options: UploadOptions): Promise<T> {
  return withRecovery(() => send<T>(path, options), true);
}

function send<T>(path: string, { method, body, headers, onProgress, signal }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    const xsrf = cookie('XSRF-TOKEN');
    if (xsrf) request.setRequestHeader('x-xsrf-token', xsrf);
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as T);
      else reject(apiError(request.status, (request.response ?? {}) as FailureBody));
    };
    request.onerror = () => reject(new ApiError('Network Error', 0, 'network'));
    request.onabort = () => reject(new ApiError('Request aborted', 0, 'aborted'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
