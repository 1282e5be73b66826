/** Public keys made with ssh-keygen for these tests, with the fingerprints that it tells. */
export const SSH_KEYS = {
  ed25519: {
    line: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINliU/ZFZ4FADZ6LAKLpiVa4XSdNgy1djYF0PrboDkt/ tower@ridge',
    fingerprint: 'SHA256:APkE32RUC/6XY/WYUPu7SuSym9s5NLWpWhWTCUy/I/0',
  },
  rsa2048: {
    line: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDLuM9hsguz+0jj/vaT5LM2ZfnD3lNbyll4f4MgkLD7mO+cwLGPNtUP9Ecoh5zVHSYYZc6Z2udvUjQqxDS185zmvNpxULNPaJwXYxFmt10ma7p7hZ1aDMOOZRMLse37GpPMs0W5mbLNrcOOCjxmUzAekBwgPTLyAvNcDBF2Rn0Z2Ywpsh3740nBvs7aAIEKLVqnYsv3NHNIqZ3fzPR7e19FICQhKIvugraT0FdUnO+NUfKPWoC96rM2Jlvz3ohZEdP3dKd08I5jEZPexiteCCNt6Z60ACrL8XwUZUBA1zUu3dg8ymvBJ3noGsaiu89BWUCl5w48xKE2Vnq44mnnK+97 tower@ridge',
    fingerprint: 'SHA256:gfqa1eZap0gai29INNlFGKi3zj9LswlQMP1u2uNi6og',
  },
  rsa1024: {
    line: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQCp6vzY1s/PBgvW+Pr8SZvkhUFfMWbhuxq+bi5ycTSO1K8yuxt8SSXclx8/nJPL/S/aI3mSqHg0HGSWGxQYIF/PJX25H+miWayBTW93XNYfe7x3aU+A7asuyg6F41KULli9y/WgHkbS4Mzy2MXeNCZUaPyBpWpUGrLreFohk4e+Dw== tower@ridge',
    fingerprint: 'SHA256:Key2+NlKDafvX+v9UWkRlCszw+Waib+QoteyEmbW6o8',
  },
  ecdsa256: {
    line: 'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBFNdkHxioxkvPEtQO4rBgvcbtsXrOJ2SjSgtRmIfa0U9OIyui3Y2S91yyJAIeNVgjFZZuNDtM/c/f0sdAKv000c= tower@ridge',
    fingerprint: 'SHA256:pLRc8N6JXqZUupHL0qLgZvxUJIYPaIaLMmAljtziTWI',
  },
  ecdsa384: {
    line: 'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBIcQUsRQRPn8rgQFOOV4gnx3bC9/0bd+GvDoTZG5HooW2tXDnk01JTCfUxOQ2cXOeTvkOwUcS7ez1U8hpeOkKyiYu8WdLgs0eGSobbYuqZSRYkWVLpqES5+OQ8hHia8LMw== tower@ridge',
    fingerprint: 'SHA256:wulSgVTyff2B3nC0XkcDL1Mcd75Y3i+Wb+xZQTpo7G8',
  },
  ecdsa521: {
    line: 'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAAIJj9+m3bpfIEOan0iWGNjpAVFqM9PYKTX6PXrp5BG3l3vZ9xKAYkDfbVZwT6Sr79762v8swGHLRFITsmpzdREqACJaGQESVAUIohYyMlEsQup+4obJNuatU6VwkLNFkoFFJmA7PQ80Nutye1f85huOfp1ZA3QMZoSX6HaP3SwAUEbuw== tower@ridge',
    fingerprint: 'SHA256:gWMJdvA5jKmbPmyGKg4VtHthC82ut2SbfiBA5KwqyhM',
  },
} as const;

/** A DSA key, which no current server accepts. */
export const DSA_KEY =
  'ssh-dss AAAAB3NzaC1kc3MAAACBAJ3539zZDGBg4GAiRksIA0WYWFV+cSymTV9bnXVBPoL7hV8hUBfpOc/o9GJSVswhoRL14bf3DoBqBSgzK+d4wgCugdVqzSscgDWChHSsC2XK/HaX+/WE0briVlW2gxmjEZUrrcmcsfJriWSnMDePsj5UyQubtJkojz0/OpVPS37lAAAAFQCw7IaNqhk+d282c8SRzlRmZUKwdQAAAIAodtPRzCRc/iW2LGYShO1iLfMkiFercxPcv2ZtItBrq+X402qYB7bRXOz9NmL4Knxdp2hZp8ti6WseWv6AkSIEPqs0QVWyGLZjwlTZc2daJDOBRTatDhrNMZMZBcriAWXwlTUzDiJXLOE4GmoxC2mZ1+Z1UQLVTwTVbpwAh+NkYQAAAIB3t9LhIFh42YUtciZ93ZcDWq0t2o7l0B/Ucvf3j8Or4cRW7mwoJcw7EXrDnXPsEVJqJVTwb0qKCDO26cvFG/WGAH/+Eci+9Nx6BdAKnqtpSKbYp4rZhPnwYjYl3qVnvNM8QtvfACgWhkU9aLR1SN+3385BlMaYTzCCKuacb7jd+w== root@vm';

/** An RSA key of 768 bits. */
export const SHORT_RSA_KEY =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAYQDDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8U= short@ridge';
