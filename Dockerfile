# A small image of the server: not run by root, with the rules compiled inside, so that the first bot answers at once.
#
#   docker build --tag praefectus .
#   docker run --publish 8000:8000 --volume praefectus:/data praefectus
ARG PYTHON=3.12

FROM python:${PYTHON}-slim AS build
WORKDIR /src
COPY requirements-play.lock requirements-node.lock pyproject.toml hatch_build.py README.md LICENSE ./
RUN python -m venv /opt/praefectus \
 && /opt/praefectus/bin/pip install --no-cache-dir --require-hashes --requirement requirements-play.lock --requirement requirements-node.lock
COPY src src
COPY examples examples
COPY training.toml ./
COPY web web
# The page is built with the Node of the lock file; what only building needs does not come along.
RUN /opt/praefectus/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .
RUN python -m venv /opt/serving \
 && /opt/serving/bin/pip install --no-cache-dir --require-hashes --requirement requirements-play.lock \
 && /opt/serving/bin/pip uninstall --yes babel editables fluent.syntax hatchling \
 && /opt/serving/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:${PYTHON}-slim
# Compiled for any machine of this architecture; NUMBA_CPU_NAME= (empty) at run time compiles for the very one instead.
ENV PATH=/opt/serving/bin:$PATH \
    NUMBA_CPU_NAME=generic \
    PRAEFECTUS_CACHE_DIR=/var/cache/praefectus \
    PRAEFECTUS_DATA_DIR=/data \
    PRAEFECTUS_HOST=0.0.0.0 \
    PRAEFECTUS_METRICS_HOST=0.0.0.0
RUN useradd --system --uid 10001 --home-dir /data praefectus \
 && install --directory --owner praefectus /data /var/cache/praefectus
COPY --from=build /opt/serving /opt/serving
USER 10001
RUN praefectus compile
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health/live', timeout=5)"]
ENTRYPOINT ["praefectus"]
CMD ["serve"]
